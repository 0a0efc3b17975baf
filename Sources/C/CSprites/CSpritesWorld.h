#pragma once

#include <box2d/box2d.h>
#include <map>
#include <utility>
#include <vector>
#include "CSprites.h"

struct csprites_body {
    b2Body *body;
    uint64_t number;
    csprites_masks masks;
    float friction, restitution;
};

struct csprites_world : b2ContactListener, b2ContactFilter {
    b2World world;
    std::vector<csprites_contact> contacts, told;
    // Fixtures that touch, by pairs of bodies: a body of several shapes touches another once.
    std::map<std::pair<uint64_t, uint64_t>, int> touching;

    csprites_world() : world(b2Vec2(0, 0)) {
        world.SetContactListener(this);
        world.SetContactFilter(this);
        world.SetAutoClearForces(false);
    }

    static csprites_body *of(b2Fixture *fixture) {
        return reinterpret_cast<csprites_body *>(fixture->GetBody()->GetUserData().pointer);
    }
    static bool collide(const csprites_body *a, const csprites_body *b) {
        return (a->masks.collision & b->masks.category) || (b->masks.collision & a->masks.category);
    }
    static bool tell(const csprites_body *a, const csprites_body *b) {
        return (a->masks.contact & b->masks.category) || (b->masks.contact & a->masks.category);
    }

    bool ShouldCollide(b2Fixture *a, b2Fixture *b) override {
        return collide(of(a), of(b)) || tell(of(a), of(b));
    }
    void PreSolve(b2Contact *contact, const b2Manifold *) override {
        if (!collide(of(contact->GetFixtureA()), of(contact->GetFixtureB()))) contact->SetEnabled(false);
    }
    void BeginContact(b2Contact *contact) override { record(contact, 1); }
    void EndContact(b2Contact *contact) override { record(contact, 0); }
    void PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) override;

    void record(b2Contact *contact, int begins);
};
