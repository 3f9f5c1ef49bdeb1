"""Every vehicle that can be rendered, by its key: body types and families."""

from dataclasses import dataclass, field

import families
from car import build_car
from others import OTHERS

BODIES = {**families.B, **OTHERS}
FAMILIES = families.F


@dataclass
class Thing:
    table: object
    body: str
    camera: str = "near"
    painted: bool = True
    ground: list = field(default_factory=list)


def build(key):
    if key in OTHERS:
        body = OTHERS[key]
        table, ground = body["build"]()
        return Thing(table, body.get("body", key), body["camera"], body.get("painted", True), ground)
    record = FAMILIES.get(key) or BODIES[key]
    table, form = build_car(record)
    r = form.r
    ground = [(x, s * (form.half - 0.12), 0) for x in form.axles for s in (1, -1)]
    return Thing(table, record.get("body", key), record.get("camera", "near"), True, ground)
