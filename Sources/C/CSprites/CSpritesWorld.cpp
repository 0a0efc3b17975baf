#include "CSpritesWorld.h"

#include <algorithm>
#include <cstring>

static std::pair<uint64_t, uint64_t> pairOf(const csprites_body *a, const csprites_body *b) {
    return a->number < b->number ? std::make_pair(a->number, b->number) : std::make_pair(b->number, a->number);
}

void csprites_world::record(b2Contact *contact, int begins) {
    csprites_body *a = of(contact->GetFixtureA()), *b = of(contact->GetFixtureB());
    auto pair = pairOf(a, b);
    int &count = touching[pair];
    bool isNews = begins ? count == 0 : count == 1;
    count += begins ? 1 : -1;
    if (count <= 0) touching.erase(pair);
    if (!isNews || !tell(a, b)) return;
    csprites_contact news = {};
    b2WorldManifold manifold;
    contact->GetWorldManifold(&manifold);
    bool swaps = a->number > b->number;
    news.a = pair.first;
    news.b = pair.second;
    if (contact->GetManifold()->pointCount > 0) {
        b2Vec2 place = manifold.points[0];
        if (contact->GetManifold()->pointCount > 1) place = 0.5f * (place + manifold.points[1]);
        news.x = place.x;
        news.y = place.y;
        news.normalX = swaps ? -manifold.normal.x : manifold.normal.x;
        news.normalY = swaps ? -manifold.normal.y : manifold.normal.y;
    } else {
        b2Vec2 place = contact->GetFixtureA()->GetBody()->GetPosition();
        news.x = place.x;
        news.y = place.y;
    }
    news.begins = begins;
    contacts.push_back(news);
}

void csprites_world::PostSolve(b2Contact *contact, const b2ContactImpulse *impulse) {
    auto pair = pairOf(of(contact->GetFixtureA()), of(contact->GetFixtureB()));
    float sum = 0;
    for (int i = 0; i < impulse->count; i++) sum += impulse->normalImpulses[i];
    for (auto news = contacts.rbegin(); news != contacts.rend(); ++news) {
        if (news->begins && news->a == pair.first && news->b == pair.second) {
            news->impulse = std::max(news->impulse, sum);
            return;
        }
    }
}

extern "C" {

csprites_world *csprites_world_create(void) { return new csprites_world(); }
void csprites_world_destroy(csprites_world *world) {
    for (b2Body *body = world->world.GetBodyList(); body; body = body->GetNext())
        delete reinterpret_cast<csprites_body *>(body->GetUserData().pointer);
    world->world.SetContactListener(nullptr);
    delete world;
}
void csprites_world_set_gravity(csprites_world *world, float x, float y) { world->world.SetGravity(b2Vec2(x, y)); }

void csprites_world_step(csprites_world *world, float seconds, int keepsForces) {
    world->world.Step(seconds, 8, 3);
    if (!keepsForces) world->world.ClearForces();
}

size_t csprites_world_contacts(csprites_world *world, const csprites_contact **contacts) {
    world->told.swap(world->contacts);
    world->contacts.clear();
    *contacts = world->told.data();
    return world->told.size();
}

csprites_body *csprites_body_create(csprites_world *world, uint64_t number, int isDynamic, float x, float y, float angle) {
    csprites_body *made = new csprites_body{nullptr, number, {~0u, ~0u, 0}, 0.2f, 0.2f};
    b2BodyDef definition;
    definition.type = isDynamic ? b2_dynamicBody : b2_staticBody;
    definition.position.Set(x, y);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(made);
    made->body = world->world.CreateBody(&definition);
    return made;
}

void csprites_body_destroy(csprites_world *world, csprites_body *body) {
    world->world.DestroyBody(body->body);
    delete body;
}

static void attach(csprites_body *body, b2Shape *shape) {
    b2FixtureDef definition;
    definition.shape = shape;
    definition.density = 1;
    definition.friction = body->friction;
    definition.restitution = body->restitution;
    body->body->CreateFixture(&definition);
}

int csprites_body_add_polygon(csprites_body *body, const float *points, int count) {
    if (count < 3 || count > b2_maxPolygonVertices) return 0;
    b2Vec2 corners[b2_maxPolygonVertices];
    for (int i = 0; i < count; i++) corners[i].Set(points[2 * i], points[2 * i + 1]);
    // Box2D ends the program on a polygon without an area, and drops corners that lie closer than half its slop.
    float area = 0, slop = 0.5f * b2_linearSlop;
    int distinct = 0;
    for (int i = 0; i < count; i++) {
        area += b2Cross(corners[i], corners[(i + 1) % count]);
        bool isNew = true;
        for (int j = 0; j < i; j++) isNew = isNew && b2DistanceSquared(corners[i], corners[j]) >= slop * slop;
        distinct += isNew;
    }
    if (distinct < 3 || b2Abs(area) < 1e-5f) return 0;
    b2PolygonShape shape;
    shape.Set(corners, count);
    attach(body, &shape);
    return 1;
}

void csprites_body_add_circle(csprites_body *body, float x, float y, float radius) {
    b2CircleShape shape;
    shape.m_p.Set(x, y);
    shape.m_radius = radius;
    attach(body, &shape);
}

int csprites_body_add_chain(csprites_body *body, const float *points, int count, int isLoop) {
    std::vector<b2Vec2> corners;
    for (int i = 0; i < count; i++) {
        b2Vec2 next(points[2 * i], points[2 * i + 1]);
        if (corners.empty() || b2DistanceSquared(corners.back(), next) > 4 * b2_linearSlop * b2_linearSlop) corners.push_back(next);
    }
    while (isLoop && corners.size() > 1 && b2DistanceSquared(corners.back(), corners[0]) <= 4 * b2_linearSlop * b2_linearSlop)
        corners.pop_back();
    if (corners.size() < 2) return 0;
    if (corners.size() == 2) {
        b2EdgeShape shape;
        shape.SetTwoSided(corners[0], corners[1]);
        attach(body, &shape);
        return 1;
    }
    // Box2D's chains stop bodies from one side only, SpriteKit's edges from both.
    size_t last = isLoop ? corners.size() : corners.size() - 1;
    for (size_t i = 0; i < last; i++) {
        b2EdgeShape shape;
        shape.SetTwoSided(corners[i], corners[(i + 1) % corners.size()]);
        attach(body, &shape);
    }
    return 1;
}

void csprites_body_remove_shapes(csprites_body *body) {
    while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

void csprites_body_set_material(csprites_body *body, float friction, float restitution) {
    body->friction = friction;
    body->restitution = restitution;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetFriction(friction);
        fixture->SetRestitution(restitution);
    }
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        edge->contact->ResetFriction();
        edge->contact->ResetRestitution();
    }
}

void csprites_body_set_masks(csprites_body *body, csprites_masks masks) {
    if (!memcmp(&body->masks, &masks, sizeof masks)) return;
    body->masks = masks;
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
}

void csprites_body_set_dynamic(csprites_body *body, int isDynamic, int allowsRotation, int isBullet, float gravityScale) {
    b2BodyType type = isDynamic ? b2_dynamicBody : b2_staticBody;
    if (body->body->GetType() != type) body->body->SetType(type);
    if (body->body->IsFixedRotation() == (bool)allowsRotation) body->body->SetFixedRotation(!allowsRotation);
    body->body->SetBullet(isBullet);
    if (body->body->GetGravityScale() != gravityScale) {
        body->body->SetGravityScale(gravityScale);
        body->body->SetAwake(true);
    }
}

void csprites_body_set_damping(csprites_body *body, float linear, float angular) {
    body->body->SetLinearDamping(linear);
    body->body->SetAngularDamping(angular);
}

void csprites_body_set_mass(csprites_body *body, float mass) {
    b2MassData data;
    body->body->ResetMassData();
    body->body->GetMassData(&data);
    if (!(data.mass > 0) || !(mass > 0) || body->body->GetType() != b2_dynamicBody) return;
    data.I *= mass / data.mass;
    data.mass = mass;
    body->body->SetMassData(&data);
}

void csprites_body_set_place(csprites_body *body, float x, float y, float angle) {
    body->body->SetTransform(b2Vec2(x, y), angle);
    body->body->SetAwake(true);
    // A static body that moved wakes what lies on it.
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
}

void csprites_body_set_velocity(csprites_body *body, float x, float y, float angular) {
    body->body->SetLinearVelocity(b2Vec2(x, y));
    body->body->SetAngularVelocity(angular);
}
void csprites_body_set_awake(csprites_body *body, int isAwake) { body->body->SetAwake(isAwake); }

void csprites_body_push(csprites_body *body, float x, float y, float torque, int isImpulse) {
    if (isImpulse) {
        body->body->ApplyLinearImpulseToCenter(b2Vec2(x, y), true);
        body->body->ApplyAngularImpulse(torque, true);
    } else {
        body->body->ApplyForceToCenter(b2Vec2(x, y), true);
        body->body->ApplyTorque(torque, true);
    }
}

void csprites_body_push_at(csprites_body *body, float x, float y, float atX, float atY, int isImpulse) {
    if (isImpulse) body->body->ApplyLinearImpulse(b2Vec2(x, y), b2Vec2(atX, atY), true);
    else body->body->ApplyForce(b2Vec2(x, y), b2Vec2(atX, atY), true);
}

csprites_state csprites_body_state(const csprites_body *body) {
    b2Vec2 place = body->body->GetPosition(), velocity = body->body->GetLinearVelocity();
    return {place.x, place.y, body->body->GetAngle(), velocity.x, velocity.y, body->body->GetAngularVelocity(), body->body->IsAwake()};
}

size_t csprites_body_touching(csprites_body *body, uint64_t *numbers, size_t room) {
    std::vector<uint64_t> found;
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) {
        if (edge->contact->IsTouching()) found.push_back(reinterpret_cast<csprites_body *>(edge->other->GetUserData().pointer)->number);
    }
    std::sort(found.begin(), found.end());
    found.erase(std::unique(found.begin(), found.end()), found.end());
    for (size_t i = 0; i < found.size() && i < room; i++) numbers[i] = found[i];
    return found.size();
}
}
