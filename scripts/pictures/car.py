"""Assembles a road vehicle from its record: skins cut and recessed, glass, lamps, face, wheels, inside."""

import numpy as np
import studio
from body import Form
from face import cut_front, cut_rear, dress_front, dress_rear
from inside import furnish
from looks import looks
from openings import cut_openings
from pieces import blob, box, copy_of, rod
from shell import Shell
from wheels import add_wheel


def build_car(record):
    table = studio.add_turntable()
    form = Form(record)
    mats = looks()
    body = _body_skin(form)
    cabin = _cabin_skin(form)
    cut_openings(form, body, cabin)
    cut_front(form, body)
    cut_rear(form, body, cabin)
    r = form.r
    shapes = {
        "skin": (mats["paint"], 0, None),
        "gap": (mats["gap"], 0.003, None),
        "under": (mats["dark"], 0, None),
        "arch": (None, 0.035, mats["plastic"] if r.get("clad") else mats["paint"]),
        "clad": (mats["plastic"], -0.010, mats["plastic"]),
        "trim": (mats["gloss"], 0.002, None),
        "frame": (mats[r.get("dlotrim", "gloss")], -0.003, mats["gloss"]),
        "screen": (mats["glass"], 0.004, mats["rubber"]),
        "pane": (mats["glass"], 0.006, mats["rubber"]),
        "dark pane": (mats["dark glass"] if r.get("privacy", True) else mats["glass"], 0.006, mats["rubber"]),
        "housing": (mats["housing"], 0.055, mats["housing"]),
        "drl": (mats["led"], 0.02, mats["led"]),
        "grille": (mats["dark"], 0.05, mats["gloss"]),
        "grilleframe": (mats[r.get("grilleframe", "chrome")], -0.006, mats[r.get("grilleframe", "chrome")]),
        "intake": (mats["dark"], 0.06, mats["plastic"]),
        "bumper": (mats[r.get("bumper", "plastic")], -0.004, mats["plastic"]),
        "skid": (mats["skid"], -0.006, mats["plastic"]),
        "tail": (mats["tail"], 0.006, mats["gloss"]),
        "taillight": (mats["taillight"], 0.004, None),
        "clear": (mats["clear"], 0.006, None),
        "bar": (mats["gloss"], 0.004, None),
        "platehole": (mats[r.get("platewell", "plastic")], 0.025, mats["plastic"]),
        "rooftrim": (mats["gloss"], 0, None),
        "softtop": (mats["cloth"], 0, None),
        "cockpit": (None, 0.06, mats["plastic"]),
        "hole": (None, 0.05, mats["paint"]),
    }
    body.build("body", shapes, table)
    cabin.build("cabin", shapes, table)
    body.build("lens", {n: (mats["lens"], 0.0, None) for n in ("housing", "drl")}, table)
    _line_inside(body, cabin, mats, table, r)
    dress_front(form, body, mats, table)
    dress_rear(form, body, cabin, mats, table)
    if r.get("open"):
        _add_hoops(form, mats, table)
    _add_handles(form, mats, table)
    _add_mirrors(form, mats, table)
    _add_roof(form, mats, table)
    _add_under(form, mats, table)
    furnish(form, mats, table)
    _add_wheels(form, table)
    return table, form


def _body_skin(form):
    r = form.r
    high = max(r["zd"], r["zc"], r["zt"], r["zn"]) + 0.15
    shell = Shell(
        form.body, (form.tail - 0.1, 0, 0.05), (form.front + 0.1, form.half + 0.1, high),
        (form.tail + 0.5, 0, r["zr"] + 0.22), (form.front - 0.5, form.half - 0.42, max(r["zr"] + 0.26, min(r["zn"], r["zt"]) - 0.25)),
    )
    shell.mark("under", lambda p: np.full(len(p), -1.0), lambda c, n: n[:, 2] < -0.75)
    return shell


def _cabin_skin(form):
    r = form.r
    shell = Shell(
        form.cabin, (form.x(r["back"]) - 0.7, 0, r["zc"] - 0.25), (form.x(r["cowl"]) + 0.6, form.half + 0.05, r["H"] + 0.1),
        (form.x(r["rear"]) + 0.15, 0, r["zd"] - 0.02), (form.x(r["header"]) - 0.1, form.half - 0.55, r["H"] - 0.25), steps=(0.045, 0.04, 0.035, 0.03), bottom=False,
    )
    shell.drop(lambda p: form.body(p) + 0.002)
    return shell


def _line_inside(body, cabin, mats, table, r):
    lining = {"skin": (mats["liner"], 0.05, None), "clad": (mats["liner"], 0.05, None), "trim": (mats["liner"], 0.03, None), "gap": (mats["liner"], 0.05, None)}
    body.build("lining", lining, table)
    if not r.get("open"):
        cabin.build("lining", lining, table)


def _add_hoops(form, mats, table):
    """Behind the seats of an open car: the folded top under its cover and a hoop for each head."""
    r = form.r
    x = form.x(r["doors"][-1] + 0.06)
    top = form.top(x)
    blob((x - 0.12, 0, top - 0.01), (0.46, r["W"] - 0.46, 0.16), mats["cloth"], table, 3.4)
    for y in (0.37, -0.37):
        rod([(x + 0.06, y - 0.15, top - 0.05), (x + 0.05, y - 0.13, top + 0.17), (x + 0.05, y + 0.13, top + 0.17), (x + 0.06, y + 0.15, top - 0.05)], 0.022, mats["satin"], table)


def _add_handles(form, mats, table):
    r = form.r
    surface = mats[r.get("handle", "paint")]
    z = r.get("handlez", r["zc"] - 0.13)
    for end in r["doors"][1:]:
        x = form.x(end) + 0.16
        if min(abs(x - a) for a in form.axles) < r["R"] * 0.6 and end == r["doors"][-1] and len(r["doors"]) > 2:
            x = form.x(end) + 0.12
        height = z + 0.012 * (r["doors"].index(end))
        y = form.side_y(x, height)
        for side in (1, -1):
            if r.get("flush"):
                box((x, side * (y + 0.001), height), (0.19, 0.012, 0.022), surface, table, 0.005)
            else:
                blob((x, side * (y - 0.004), height), (0.17, 0.02, 0.042), mats["gap"], table, 3)
                blob((x, side * (y + 0.022), height), (0.20, 0.026, 0.030), surface, table, 3.2)


def _add_mirrors(form, mats, table):
    r = form.r
    width, height = r.get("mirror", (0.20, 0.125))
    z = form.top(form.x(r["cowl"] + 0.45)) + r.get("mirrorz", 0.035)
    x = form.x(r["cowl"] + r.get("mirrorx", 0.42))
    y = form.half - r["zin"] + 0.02
    out = r.get("mirrorout", 0.11)
    shell = mats[r.get("mirrorpaint", "paint")]
    for side in (1, -1):
        blob((x + 0.01, side * (y + out), z + height * 0.28), (0.15, width, height), shell, table, 3.2, turn=(0, 0, -0.22 * side))
        blob((x + 0.014, side * (y + out), z + height * 0.28 - height * 0.30), (0.14, width * 0.94, height * 0.45), mats["plastic"], table, 3, turn=(0, 0, -0.22 * side))
        box((x - 0.060, side * (y + out + 0.012), z + height * 0.28), (0.012, width * 0.86, height * 0.78), mats["chrome"], table, 0.005, (0, 0, -0.16 * side))
        rod([(x + 0.02, side * (y - 0.06), z - 0.035), (x + 0.02, side * (y + out * 0.7), z + 0.0)], 0.024, mats["plastic"], table)


def _add_roof(form, mats, table):
    r = form.r
    if r.get("rails"):
        start, end = form.x(r["header"] + 0.15), form.x(r["rear"] - 0.10)
        across = r.get("railacross", 0.0) or None
        for side in (1, -1):
            path = []
            for t in np.linspace(0, 1, 14):
                x = start + (end - start) * t
                y = across or 0.80 * _roof_half(form, x)
                lift = 0.045 * min(1, t / 0.06, (1 - t) / 0.06)
                path.append((x, side * y, form.top_z(x, y) + lift - 0.006))
            rod(path, 0.014, mats[r["rails"]], table)
        if r.get("bars"):
            for t in (0.28, 0.8):
                x = start + (end - start) * t
                y = 0.8 * _roof_half(form, x)
                z = form.top_z(x, y) + 0.05
                box((x, 0, z + 0.012), (0.06, 2 * y, 0.022), mats[r["rails"]], table, 0.009)
    if r.get("fin") and not r.get("open"):
        x = form.x(r["rear"] - 0.18)
        blob((x, 0, form.top_z(x, 0.0) + 0.015), (0.17, 0.035, 0.075), mats["gloss"], table, 2.2)


def _roof_half(form, x):
    z = form.roof(x) - 0.16
    return form._cast(form.cabin, (x, 0, z), (x, form.half, z))[1]


def _add_under(form, mats, table):
    """What stops the view under the vehicle and in the wheel wells."""
    r = form.r
    low = r["zr"] + 0.06
    box(((form.front + form.tail) / 2, 0, low + 0.05), (r["L"] - 0.7, r["W"] - 0.95, 0.14), mats["dark"], table, 0.02)
    for axle in form.axles:
        radius = r["R"] + r["arch"] + 0.012
        for side in (1, -1):
            inner, outer = form.half - 0.46, form.side_y(axle, r["R"] + radius - 0.03) - 0.02
            points, faces = [], []
            count = 28
            low_end = np.clip((r["zr"] + 0.04 - r["R"]) / radius, -0.3, 0.4)
            start = np.arcsin(low_end)
            for k in range(count + 1):
                a = start + (np.pi - 2 * start) * k / count
                for y in (inner, outer):
                    points.append((axle + radius * np.cos(a), side * y, r["R"] + r.get("archup", 0) + radius * np.sin(a)))
            for k in range(count):
                faces.append((2 * k, 2 * k + 1, 2 * k + 3, 2 * k + 2))
            points.append((axle, side * inner, r["R"]))
            for k in range(count):
                faces.append((2 * k, 2 * k + 2, len(points) - 1))
            studio.add_mesh("well", points, faces, mats["dark"], False, table)
    rod([(form.axles[1], -form.half + 0.3, r["R"]), (form.axles[1], form.half - 0.3, r["R"])], 0.05, mats["dark"], table)


def _add_wheels(form, table):
    r = form.r
    wheel = dict(r.get("wheel", {}))
    width = wheel.get("width", 0.225)
    first = add_wheel(table, **{"radius": r["R"], "width": width, "rim": r["R"] * 0.70, **wheel})
    for axle in form.axles:
        for side in (1, -1):
            hub = first if (axle, side) == (form.axles[0], 1) else copy_of(first, table)
            y = form.half - r.get("wheelin", 0.03) - width / 2 - r["flare"] * 0.3
            hub.location = (axle, side * y, r["R"])
            hub.rotation_euler = (0, 0.35 * axle, 0 if side > 0 else np.pi)
