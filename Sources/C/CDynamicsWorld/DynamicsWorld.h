#pragma once

#include <box2d/box2d.h>
#include <map>
#include <tuple>
#include <vector>
#include "CDynamicsWorld.h"

// Box2D's metre is 20 points: its slop of half a centimetre is then a tenth of a point, and what views do is in its range.
constexpr float pointsPerMetre = 20;
// A body of 100 by 100 points has UIKit's mass 1; Box2D's of density 1 is its area.
constexpr float unitMass = (100 / pointsPerMetre) * (100 / pointsPerMetre);
constexpr float forceScale = unitMass * 100 / pointsPerMetre;
constexpr float torqueScale = forceScale * 100 / pointsPerMetre;

// Of a frame with few bodies; longer steps of more bodies are let lose a little.
constexpr float shortestStep = 1.f / 960;

inline b2Vec2 metres(float x, float y) { return b2Vec2(x / pointsPerMetre, y / pointsPerMetre); }

struct cdynamics_body {
    b2Body *body = nullptr;
    uint64_t number = 0;
    bool isBoundary = false;
    std::vector<uint32_t> items, boundaries;
    cdynamics_material material = {};
    cdynamics_drive drive = {};
    // The velocity of a body is that of half a step ago, so that places are those of the closed form: what acts on it in the last step
    // is kept, because a change shifts the velocity by half a step of it.
    b2Vec2 steady{0, 0}, acceleration{0, 0}, force{0, 0}, lastForce{0, 0};
    bool actedOnce = false;
    // Where a moving body stands when its way is done.
    b2Vec2 goal{0, 0};
    int stepsToGo = 0;
    bool touches() const;
};

struct cdynamics_world : b2ContactListener, b2ContactFilter {
    b2World world;
    std::vector<cdynamics_contact> contacts, told;
    // Fixtures that touch, by pairs of bodies: a body of several shapes touches another once.
    std::map<std::pair<uint64_t, uint64_t>, int> touching;
    float seconds = 0;

    cdynamics_world();
    static cdynamics_body *of(b2Fixture *fixture) {
        return reinterpret_cast<cdynamics_body *>(fixture->GetBody()->GetUserData().pointer);
    }
    static cdynamics_body *of(b2Body *body) { return reinterpret_cast<cdynamics_body *>(body->GetUserData().pointer); }

    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override;
    void BeginContact(b2Contact *contact) override { record(contact, 1); }
    void EndContact(b2Contact *contact) override { record(contact, 0); }
    void PreSolve(b2Contact *contact, const b2Manifold *) override;

    void record(b2Contact *contact, int begins);
    void step(float seconds);
    void drive(cdynamics_body *body);
};
