package org.blkscope.recording;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * The devices, places and gauges of a recording. It only grows; what an event names was there
 * before the event was published. Place 0 is {@link PlaceKind#NOWHERE}.
 *
 * <p>Adding is the recorder's business and happens rarely, so plain locking serves.
 */
public final class Topology {
    private final List<Device> devices = new ArrayList<>();
    private final List<Place> places = new ArrayList<>();
    private final List<Gauge> gauges = new ArrayList<>();
    private final List<Coverage> placeCoverage = new ArrayList<>();
    private final List<Coverage> gaugeCoverage = new ArrayList<>();
    private final Map<String, Integer> placeIds = new HashMap<>();
    private final Map<String, Integer> gaugeIds = new HashMap<>();
    private int cpus;

    public Topology() {
        addPlace("", PlaceKind.NOWHERE, -1, -1, -1, 0, Coverage.OBSERVED);
    }

    /** CPUs of the machine, as far as known. */
    public synchronized int cpus() {
        return cpus;
    }

    public synchronized List<Device> devices() {
        return List.copyOf(devices);
    }

    public synchronized Device device(int id) {
        return devices.get(id);
    }

    public synchronized List<Place> places() {
        return List.copyOf(places);
    }

    public synchronized Place place(int id) {
        return places.get(id);
    }

    public synchronized int placeCount() {
        return places.size();
    }

    public synchronized List<Gauge> gauges() {
        return List.copyOf(gauges);
    }

    public synchronized Gauge gauge(int id) {
        return gauges.get(id);
    }

    public synchronized int gaugeCount() {
        return gauges.size();
    }

    /** The place with this path. */
    public synchronized Optional<Place> findPlace(String path) {
        return Optional.ofNullable(placeIds.get(path)).map(places::get);
    }

    /** The gauge with this path. */
    public synchronized Optional<Gauge> findGauge(String path) {
        return Optional.ofNullable(gaugeIds.get(path)).map(gauges::get);
    }

    /** How well the source knows a place. */
    public synchronized Coverage coverage(Place place) {
        return placeCoverage.get(place.id());
    }

    /** How well the source knows a gauge. */
    public synchronized Coverage coverage(Gauge gauge) {
        return gaugeCoverage.get(gauge.id());
    }

    /** Says that the machine has at least this many CPUs. */
    public synchronized void needCpus(int count) {
        cpus = Math.max(cpus, count);
    }

    /** Adds a device and returns it. */
    public synchronized Device addDevice(
            String name, String number, String driver, String scheduler, List<Integer> hctxOfCpu) {
        Device device = new Device(devices.size(), name, number, driver, scheduler, hctxOfCpu);
        devices.add(device);
        return device;
    }

    /**
     * Adds a place and returns it.
     *
     * @throws IllegalArgumentException if the path is taken
     */
    public synchronized Place addPlace(
            String path,
            PlaceKind kind,
            int device,
            int cpu,
            int hctx,
            int capacity,
            Coverage coverage) {
        if (placeIds.putIfAbsent(path, places.size()) != null) {
            throw new IllegalArgumentException("place " + path + " is already there");
        }
        Place place = new Place(places.size(), path, kind, device, cpu, hctx, capacity);
        places.add(place);
        placeCoverage.add(coverage);
        return place;
    }

    /**
     * Adds a gauge and returns it.
     *
     * @throws IllegalArgumentException if the path is taken
     */
    public synchronized Gauge addGauge(
            String path, GaugeKind kind, int device, int cpu, int hctx, Coverage coverage) {
        if (gaugeIds.putIfAbsent(path, gauges.size()) != null) {
            throw new IllegalArgumentException("gauge " + path + " is already there");
        }
        Gauge gauge = new Gauge(gauges.size(), path, kind, device, cpu, hctx);
        gauges.add(gauge);
        gaugeCoverage.add(coverage);
        return gauge;
    }

    /** Changes what is said of a place, as a reader learns more about its source. */
    public synchronized void cover(Place place, Coverage coverage) {
        placeCoverage.set(place.id(), coverage);
    }
}
