#include "CSpritesWorld.h"

#include <algorithm>

namespace {
struct Collector : b2QueryCallback {
    std::vector<uint64_t> numbers;
    const b2Vec2 *point = nullptr;
    bool ReportFixture(b2Fixture *fixture) override {
        if (!point || fixture->TestPoint(*point)) numbers.push_back(csprites_world::of(fixture)->number);
        return true;
    }
    size_t finish(uint64_t *found, size_t room) {
        std::sort(numbers.begin(), numbers.end());
        numbers.erase(std::unique(numbers.begin(), numbers.end()), numbers.end());
        for (size_t i = 0; i < numbers.size() && i < room; i++) found[i] = numbers[i];
        return numbers.size();
    }
};

struct Hit {
    uint64_t number;
    float fraction;
    b2Vec2 point, normal;
};

struct Ray : b2RayCastCallback {
    std::vector<Hit> hits;
    float ReportFixture(b2Fixture *fixture, const b2Vec2 &point, const b2Vec2 &normal, float fraction) override {
        hits.push_back({csprites_world::of(fixture)->number, fraction, point, normal});
        return 1;
    }
};
}

extern "C" {

size_t csprites_world_at(csprites_world *world, float x, float y, uint64_t *numbers, size_t room) {
    Collector collector;
    b2Vec2 point(x, y), slop(b2_linearSlop, b2_linearSlop);
    collector.point = &point;
    b2AABB box;
    box.lowerBound = point - slop;
    box.upperBound = point + slop;
    world->world.QueryAABB(&collector, box);
    return collector.finish(numbers, room);
}

size_t csprites_world_in(csprites_world *world, float x, float y, float width, float height, uint64_t *numbers, size_t room) {
    Collector collector;
    b2AABB box;
    box.lowerBound.Set(x, y);
    box.upperBound.Set(x + width, y + height);
    world->world.QueryAABB(&collector, box);
    return collector.finish(numbers, room);
}

size_t csprites_world_ray(csprites_world *world, float x, float y, float toX, float toY, uint64_t *numbers, float *hits, size_t room) {
    b2Vec2 from(x, y), to(toX, toY);
    if (b2DistanceSquared(from, to) <= 0) return 0;
    Ray ray;
    world->world.RayCast(&ray, from, to);
    std::sort(ray.hits.begin(), ray.hits.end(), [](const Hit &a, const Hit &b) {
        return a.fraction != b.fraction ? a.fraction < b.fraction : a.number < b.number;
    });
    for (size_t i = 0; i < ray.hits.size() && i < room; i++) {
        const Hit &hit = ray.hits[i];
        numbers[i] = hit.number;
        float values[6] = {hit.fraction, hit.point.x, hit.point.y, hit.normal.x, hit.normal.y, 0};
        std::copy(values, values + 6, hits + 6 * i);
    }
    return ray.hits.size();
}
}
