#include "DynamicsWorld.h"

#include <algorithm>

static cdynamics_body *makeBody(cdynamics_world *world, uint64_t number, int kind, float x, float y, float angle) {
    cdynamics_body *made = new cdynamics_body{};
    made->number = number;
    made->material = {1, 0.2f, 0.2f, 0, 0, 1, 0};
    b2BodyDef definition;
    definition.type = kind == cdynamics_dynamic ? b2_dynamicBody : kind == cdynamics_moving ? b2_kinematicBody : b2_staticBody;
    definition.position = metres(x, y);
    definition.angle = angle;
    definition.userData.pointer = reinterpret_cast<uintptr_t>(made);
    made->body = world->world.CreateBody(&definition);
    return made;
}

static void destroyBody(cdynamics_world *world, cdynamics_body *body) {
    world->world.DestroyBody(body->body);
    delete body;
}

static void attach(cdynamics_body *body, b2Shape *shape) {
    b2FixtureDef definition;
    definition.shape = shape;
    definition.density = body->material.density;
    definition.friction = body->material.friction;
    definition.restitution = body->material.elasticity;
    // Ten points a second.
    definition.restitutionThreshold = 10 / pointsPerMetre;
    body->body->CreateFixture(&definition);
}

static int addPolygon(cdynamics_body *body, const float *points, int count) {
    if (count < 3 || count > b2_maxPolygonVertices) return 0;
    b2Vec2 corners[b2_maxPolygonVertices];
    for (int i = 0; i < count; i++) corners[i] = metres(points[2 * i], points[2 * i + 1]);
    // Box2D ends the program on a polygon without an area, and drops corners that lie closer than half its slop.
    float area = 0, slop = 0.5f * b2_linearSlop;
    int distinct = 0;
    for (int i = 0; i < count; i++) {
        area += b2Cross(corners[i], corners[(i + 1) % count]);
        bool isNew = true;
        for (int j = 0; j < i; j++) isNew = isNew && b2DistanceSquared(corners[i], corners[j]) >= slop * slop;
        distinct += isNew;
    }
    if (distinct < 3 || b2Abs(area) < 1e-4f) return 0;
    b2PolygonShape shape;
    shape.Set(corners, count);
    // Box2D puts a skin around polygons, which is an item's own edge here: nothing stands off by it.
    shape.m_radius = b2_linearSlop;
    attach(body, &shape);
    return 1;
}

static void addCircle(cdynamics_body *body, float x, float y, float radius) {
    b2CircleShape shape;
    shape.m_p = metres(x, y);
    shape.m_radius = radius / pointsPerMetre;
    attach(body, &shape);
}

static int addSegments(cdynamics_body *body, const float *points, int count, int isLoop) {
    std::vector<b2Vec2> corners;
    float least = 4 * b2_linearSlop * b2_linearSlop;
    for (int i = 0; i < count; i++) {
        b2Vec2 next = metres(points[2 * i], points[2 * i + 1]);
        if (corners.empty() || b2DistanceSquared(corners.back(), next) > least) corners.push_back(next);
    }
    while (isLoop && corners.size() > 1 && b2DistanceSquared(corners.back(), corners[0]) <= least) corners.pop_back();
    if (corners.size() < 2) return 0;
    size_t last = isLoop && corners.size() > 2 ? corners.size() : corners.size() - 1;
    for (size_t i = 0; i < last; i++) {
        b2EdgeShape shape;
        shape.SetTwoSided(corners[i], corners[(i + 1) % corners.size()]);
        shape.m_radius = 0;
        attach(body, &shape);
    }
    return 1;
}

static void removeShapes(cdynamics_body *body) {
    while (b2Fixture *fixture = body->body->GetFixtureList()) body->body->DestroyFixture(fixture);
}

static void setGroups(cdynamics_body *body, int isBoundary, const uint32_t *items, int itemCount, const uint32_t *boundaries,
                      int boundaryCount) {
    std::vector<uint32_t> newItems(items, items + itemCount), newBoundaries(boundaries, boundaries + boundaryCount);
    if (body->isBoundary == (isBoundary != 0) && body->items == newItems && body->boundaries == newBoundaries) return;
    body->isBoundary = isBoundary;
    body->items.swap(newItems);
    body->boundaries.swap(newBoundaries);
    for (b2Fixture *fixture = body->body->GetFixtureList(); fixture; fixture = fixture->GetNext()) fixture->Refilter();
    // Contacts are looked at anew with the next step, which sleeping bodies don't take part in.
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
    body->body->SetAwake(true);
}

static void setMaterial(cdynamics_body *known, cdynamics_material material) {
    b2Body *body = known->body;
    known->material = material;
    for (b2Fixture *fixture = body->GetFixtureList(); fixture; fixture = fixture->GetNext()) {
        fixture->SetDensity(material.density);
        fixture->SetFriction(material.friction);
        fixture->SetRestitution(material.elasticity);
    }
    b2BodyType type = material.isAnchored ? b2_staticBody : b2_dynamicBody;
    if (body->GetType() != type) {
        body->SetType(type);
        for (b2ContactEdge *edge = body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
    }
    body->SetFixedRotation(!material.allowsRotation);
    body->ResetMassData();
    body->SetLinearDamping(material.resistance);
    body->SetAngularDamping(material.angularResistance);
    body->SetAwake(true);
}

static void setDrive(cdynamics_body *body, cdynamics_drive drive) {
    const cdynamics_drive &old = body->drive;
    bool isSame = old.accelerationX == drive.accelerationX && old.accelerationY == drive.accelerationY && old.forceX == drive.forceX
        && old.forceY == drive.forceY && old.torque == drive.torque && old.snapX == drive.snapX && old.snapY == drive.snapY
        && old.snapFrequency == drive.snapFrequency && old.snapDamping == drive.snapDamping;
    if (isSame) return;
    body->drive = drive;
    body->body->SetAwake(true);
}

static void setPlace(cdynamics_body *body, float x, float y, float angle) {
    for (b2ContactEdge *edge = body->body->GetContactList(); edge; edge = edge->next) edge->other->SetAwake(true);
    body->body->SetTransform(metres(x, y), angle);
    body->body->SetAwake(true);
}

static void setVelocity(cdynamics_body *body, float x, float y, float angular) {
    body->body->SetLinearVelocity(metres(x, y));
    body->body->SetAngularVelocity(angular);
    // What is steady shifts the velocity again with the next step.
    body->steady.SetZero();
    body->lastForce.SetZero();
    body->actedOnce = false;
    body->acceleration.SetZero();
    body->body->SetAwake(true);
}

static void moveBody(cdynamics_body *body, float x, float y, float seconds, int steps) {
    body->goal = metres(x, y);
    body->stepsToGo = steps;
    body->body->SetLinearVelocity((1 / seconds) * (body->goal - body->body->GetPosition()));
    body->body->SetAwake(true);
    for (b2JointEdge *edge = body->body->GetJointList(); edge; edge = edge->next) edge->other->SetAwake(true);
}

static void wake(cdynamics_body *body) { body->body->SetAwake(true); }

static void addForce(cdynamics_body *body, float x, float y) {
    b2Vec2 force = forceScale * b2Vec2(x, y);
    body->force += force;
    if (force.LengthSquared() > 0 && !body->body->IsAwake()) body->body->SetAwake(true);
}

static void addImpulse(cdynamics_body *body, float x, float y, float atX, float atY) {
    body->body->ApplyLinearImpulse(forceScale * b2Vec2(x, y), metres(atX, atY), true);
}

static cdynamics_state stateOf(const cdynamics_body *known) {
    const b2Body *body = known->body;
    b2Vec2 place = body->GetPosition(), velocity = body->GetLinearVelocity();
    return {place.x * pointsPerMetre,
            place.y * pointsPerMetre,
            body->GetAngle(),
            velocity.x * pointsPerMetre,
            velocity.y * pointsPerMetre,
            body->GetAngularVelocity(),
            body->GetMass() / unitMass,
            body->GetInertia() / (torqueScale),
            body->IsAwake()};
}

void fillBodies(cdynamics_functions &table) {
    table.body_create = makeBody;
    table.body_destroy = destroyBody;
    table.body_add_polygon = addPolygon;
    table.body_add_circle = addCircle;
    table.body_add_segments = addSegments;
    table.body_remove_shapes = removeShapes;
    table.body_set_groups = setGroups;
    table.body_set_material = setMaterial;
    table.body_set_drive = setDrive;
    table.body_set_place = setPlace;
    table.body_set_velocity = setVelocity;
    table.body_move = moveBody;
    table.body_wake = wake;
    table.body_force = addForce;
    table.body_impulse = addImpulse;
    table.body_state = stateOf;
}
