"""The face and the tail of a road vehicle: lamps, grille, intakes, bumpers, plates set into the skin."""

import numpy as np
import studio
from fields import meet, polygon
from pieces import bend, blob, box, cylinder, rod
from wheels import add_wheel


def _outline(form, shape, radius):
    return polygon([(p[0] * form.half, *p[1:]) for p in shape], radius)


def _mirrored(form, shape, radius):
    """A shape that crosses the middle: given for y >= 0, outer points first to last."""
    ring = [(p[0] * form.half, *p[1:]) for p in shape]
    ring = ring + [(-p[0], *p[1:]) for p in ring[::-1]]
    return polygon(ring, radius)


def lamp_field(form, lamp, end=1):
    shape = _outline(form, lamp["shape"], lamp.get("round", 0.02))
    limit = (form.front if end > 0 else -form.tail) - lamp.get("wrap", 0.42)
    slope, z0 = lamp.get("slope", 0.0), lamp["shape"][0][1]
    return lambda p: meet(shape(np.abs(p[:, 1]), p[:, 2]), limit + slope * (p[:, 2] - z0) - end * p[:, 0], 0.02)


def cut_front(form, body):
    r = form.r
    ahead = lambda c, n: (c[:, 0] > form.front - 0.9) & (n[:, 0] > -0.05)
    front_over = ("skin", "gap", "bumper", "clad", "trim")
    if r.get("frontbumper"):
        low, high = r["frontbumper"]
        body.mark("bumper", lambda p: np.maximum(np.maximum(low - p[:, 2], p[:, 2] - high), form.axles[0] + r["R"] + r["arch"] + 0.04 - p[:, 0]), lambda c, n: np.abs(n[:, 2]) < 0.95, over=front_over)
    for shape in r.get("intakes", []):
        field = _mirrored(form, shape, 0.035) if shape[0][0] >= 0 and shape[-1][0] >= 0 and r.get("intakewide", True) and shape[0][0] * shape[-1][0] >= 0 and min(p[0] for p in shape) < 0.02 else _outline(form, shape, 0.03)
        body.mark("intake", lambda p, f=field: f(np.abs(p[:, 1]), p[:, 2]), ahead, over=front_over)
    if r.get("frontskid"):
        width, low, high = r["frontskid"]
        body.mark("skid", lambda p: np.maximum(np.maximum(np.abs(p[:, 1]) - width * form.half, p[:, 2] - high), low - p[:, 2]), ahead, over=front_over)
    grille = r.get("grille")
    if grille:
        field = _mirrored(form, grille["shape"], grille.get("round", 0.04))
        flat = lambda p: field(p[:, 1], p[:, 2])
        frame = grille.get("frame", 0.018)
        if frame:
            body.mark("grilleframe", lambda p: flat(p) - frame, ahead, over=front_over)
        body.mark("grille", flat, ahead, over=(*front_over, "grilleframe"))
    for lamp in [r["lamp"], *r.get("lamps", [])]:
        field = lamp_field(form, lamp)
        body.mark("housing", field, lambda c, n: c[:, 0] > form.front - 1.0, over=(*front_over, "grille", "grilleframe", "intake"))
        if lamp.get("drl"):
            side, thick = lamp["drl"], lamp.get("drlthick", 0.016)
            body.mark("drl", lambda p, f=field: np.abs(f(p) + 0.014 + thick / 2) - thick / 2, lambda c, n, l=lamp, s=side: _strip(form, l, s, c), over=("housing",))
    if r.get("slots"):
        count, wide, low, high = r["slots"]
        pitch = 2 * wide * form.half / count
        def slots(p):
            across = np.abs((p[:, 1] / pitch + (0.5 if count % 2 else 0)) % 1 - 0.5) * pitch - pitch * 0.30
            return np.maximum(np.maximum(across, np.abs(p[:, 1]) - wide * form.half), np.maximum(low - p[:, 2], p[:, 2] - high))
        body.mark("intake", slots, ahead, over=front_over)
    if r.get("lightbar"):
        low, high = r["lightbar"]
        body.mark("drl", lambda p: np.maximum(low - p[:, 2], p[:, 2] - high), lambda c, n: (c[:, 0] > form.front - 0.5) & (np.abs(c[:, 1]) < form.half * 0.9), over=("skin", "gap", "grille"))


def _strip(form, lamp, side, c):
    middle = np.mean([p[1] for p in lamp["shape"]])
    across = np.mean([p[0] for p in lamp["shape"]]) * form.half
    if side == "ring":
        return np.ones(len(c), bool)
    if side == "top":
        return c[:, 2] > middle
    if side == "bottom":
        return c[:, 2] < middle
    if side == "inner":
        return np.abs(c[:, 1]) < across
    return np.abs(c[:, 1]) > across  # outer


def cut_rear(form, body, cabin):
    r = form.r
    behind = lambda c, n: (c[:, 0] < form.tail + 0.9) & (n[:, 0] < 0.05)
    over = ("skin", "gap", "bumper", "clad")
    if r.get("rearbumper"):
        low, high = r["rearbumper"]
        body.mark("bumper", lambda p: np.maximum(np.maximum(low - p[:, 2], p[:, 2] - high), p[:, 0] - form.axles[1] + r["R"] + r["arch"] + 0.04), lambda c, n: np.abs(n[:, 2]) < 0.95, over=over)
    if r.get("rearskid"):
        width, low, high = r["rearskid"]
        body.mark("skid", lambda p: np.maximum(np.maximum(np.abs(p[:, 1]) - width * form.half, p[:, 2] - high), low - p[:, 2]), behind, over=over)
    gate = r.get("gate")
    if gate:  # half width share, low z, high z
        share, low, high = gate
        field = _mirrored(form, [(share, low), (share, high)], 0.06)
        on_skin = lambda p: field(p[:, 1], p[:, 2])
        body.groove(on_skin, where=lambda c, n: (c[:, 0] < form.tail + 0.7) & (n[:, 0] < -0.2))
        if high > r["zd"]:
            cabin.groove(on_skin, where=lambda c, n: n[:, 0] < -0.25, over=("skin",))
    if r.get("decklid"):
        start = form.x(r["back"]) + 0.02
        field = lambda p: np.maximum(np.abs(p[:, 1]) - form.half * 0.72, p[:, 0] - start + 0.2 * p[:, 1] ** 2)
        body.groove(field, where=lambda c, n: n[:, 2] > 0.3)
    if r.get("platez") is not None:
        z = r["platez"]
        field = _mirrored(form, [(0.22 / form.half, z - 0.10), (0.22 / form.half, z + 0.10)], 0.03)
        body.mark("platehole", lambda p: field(p[:, 1], p[:, 2]), lambda c, n: (c[:, 0] < form.tail + 0.5) & (n[:, 0] < -0.3), over=over)
    if r.get("rearbar"):
        low, high, name = r["rearbar"]
        body.mark(name, lambda p: np.maximum(np.maximum(low - p[:, 2], p[:, 2] - high), np.abs(p[:, 1]) - form.half * 0.9), lambda c, n: (c[:, 0] < form.tail + 0.5) & (n[:, 0] < -0.2), over=over)
    for lamp in r.get("tails", []):
        field = lamp_field(form, lamp, -1)
        for skin in (body, cabin):
            where = lambda c, n: (c[:, 0] < form.tail + 0.9) & (n[:, 0] < 0.35) & (n[:, 2] < 0.6) & (np.abs(c[:, 1]) > form.half * 0.3)
            skin.mark("tail", field, where, over=(*over, "bar", "taillight"))
            glow = lamp.get("glow", "ring")
            skin.mark("taillight", lambda p, f=field: np.abs(f(p) + lamp.get("glowin", 0.022)) - 0.009, lambda c, n, l=lamp, g=glow: _strip(form, l, g, c), over=("tail",))
            if lamp.get("clear"):
                low, high = lamp["clear"]
                skin.mark("clear", lambda p, f=field: np.maximum(f(p) + 0.01, np.maximum(low - p[:, 2], p[:, 2] - high)), None, over=("tail",))


def dress_front(form, body, mats, table):
    r = form.r
    for lamp in [r["lamp"], *r.get("lamps", [])]:
        for y, z, size in lamp.get("eyes", []):
            y = y * form.half
            x = form.nose_x(y, z) - 0.045
            for side in (1, -1):
                blob((x, side * y, z), (size * 0.8, size * 2, size * 2), mats["reflector"], table, 2)
                cylinder((x - 0.02, side * y, z), (x + size * 0.42, side * y, z), size * 1.18, mats["gloss"], table, size * 1.18)
                blob((x + size * 0.32, side * y, z), (size * 0.9, size * 1.7, size * 1.7), mats["lens"] if lamp.get("bulb") else mats["reflector"], table, 2)
        if lamp.get("amber"):
            y, z, w, h = lamp["amber"]
            x = form.nose_x(y * form.half, z) - 0.03
            for side in (1, -1):
                blob((x, side * y * form.half, z), (0.04, w, h), mats["amber"], table, 4)
    if r.get("grille"):
        _bars(form, mats, table)
    if r.get("middlebar") and r.get("grille"):
        z = [q[1] for q in r["grille"]["shape"]]
        middle = (min(z) + max(z)) / 2
        box((form.nose_x(0.0, middle) - 0.005, 0, middle), (0.03, 0.055, max(z) - min(z) + 0.03), mats["paint"], table, 0.012)
    if r.get("wingbar"):
        shape = r["grille"]["shape"]
        path = [(form.nose_x(abs(y) * form.half, z) + 0.004, y * form.half, z) for y, z in [(0.60, shape[0][1] - 0.01), *[(q[0], q[1]) for q in shape[1:]]]]
        for side in (1, -1):
            rod(bend([(x, y * side, z) for x, y, z in path] + [(path[-1][0], 0, path[-1][2])], 0.05), 0.013, mats["chrome"], table)
    if r.get("emblem"):
        x = form.nose_x(0.0, r["emblem"]) - 0.012
        cylinder((x - 0.02, 0, r["emblem"]), (x + 0.006, 0, r["emblem"]), 0.055, mats["gloss"], table)
    if r.get("chromebumper"):
        _truck_bumper(form, mats, table)
    if r.get("boxbumpers"):
        z = r["zr"] + 0.12
        for x, wide in ((form.front + 0.10, 1.62), (form.tail - 0.06, 1.55)):
            box((x, 0, z), (0.20, wide, 0.17), mats["plastic"], table, 0.03)
        for side in (1, -1):
            box((form.front + 0.02, side * 0.35, z), (0.2, 0.09, 0.12), mats["plastic"], table, 0.01)
        box((form.tail - 0.165, 0.45, z), (0.01, 0.305, 0.14), mats["plate"], table, 0.003)
    if r.get("fenders") == "flat":
        _flat_fenders(form, mats, table)
    for y, z, size in r.get("fogs", []):
        x = form.nose_x(y * form.half, z)
        for side in (1, -1):
            cylinder((x - 0.06, side * y * form.half, z), (x - 0.015, side * y * form.half, z), size, mats["reflector"], table)
            cylinder((x - 0.02, side * y * form.half, z), (x - 0.012, side * y * form.half, z), size * 0.8, mats["led"], table)
    if r.get("towhooks"):
        for side in (1, -1):
            y, z = 0.45 * form.half, r["towhooks"]
            x = form.nose_x(y, z)
            rod([(x - 0.03, side * (y - 0.04), z), (x + 0.05, side * (y - 0.04), z), (x + 0.05, side * (y + 0.04), z), (x - 0.03, side * (y + 0.04), z)], 0.014, mats["tail"] if r.get("redhooks") else mats["plastic"], table)


def _truck_bumper(form, mats, table):
    """A bright bar bent around the front, with ends that turn in."""
    r = form.r
    z, half = r["chromebumper"], form.half * 0.96
    surface = mats[r.get("bumperfinish", "chrome")]
    ys = np.linspace(-half, half, 33)
    xs = form.nose_xs(np.abs(ys) * 0.94, np.full(33, z)) + 0.035 - 0.16 * (np.abs(ys) / half) ** 14
    points, faces = [], []
    section = [(-0.10, -0.115), (-0.01, -0.12), (0.0, -0.10), (0.006, 0.0), (0.0, 0.08), (-0.015, 0.10), (-0.10, 0.105)]
    for x, y in zip(xs, ys):
        points += [(x + dx, y, z + dz) for dx, dz in section]
    n = len(section)
    for k in range(32):
        faces += [(k * n + j, (k + 1) * n + j, (k + 1) * n + j + 1, k * n + j + 1) for j in range(n - 1)]
    studio.add_mesh("bumper", points, faces, surface, True, table)
    box((xs[16] - 0.01, 0, z - 0.02), (0.05, form.half * 0.95, 0.10), mats["dark"], table, 0.02)


def _flat_fenders(form, mats, table):
    """Flat-topped flares standing out from a narrow body: a band around the wheel, swept from outline to outline."""
    r = form.r
    top = r["R"] * 2 + 0.10
    for axle in form.axles:
        sign = 1 if axle > 0 else -1
        outline = [(0.66, 0.66), (0.58, top - 0.10), (0.46, top), (-0.34, top), (-0.50, top - 0.10), (-0.66, 0.55)]
        inner = [(0.60, 0.62), (0.53, top - 0.13), (0.43, top - 0.055), (-0.32, top - 0.055), (-0.45, top - 0.13), (-0.60, 0.53)]
        n = len(outline)
        for side in (1, -1):
            points, faces = [], []
            for y in (side * (form.half - 0.12), side * (form.half + 0.15)):
                for ring in (outline, inner):
                    points += [(axle + sign * u, y, v - (0.025 if abs(y) > form.half else 0)) for u, v in ring]
            for k in range(n - 1):
                faces += [(k, k + 1, 2 * n + k + 1, 2 * n + k), (n + k, n + k + 1, 3 * n + k + 1, 3 * n + k), (2 * n + k, 2 * n + k + 1, 3 * n + k + 1, 3 * n + k)]
            faces += [(0, 2 * n, 3 * n, n), (n - 1, 2 * n - 1, 4 * n - 1, 3 * n - 1)]
            made = studio.add_mesh("fender", points, faces, mats["plastic"], False, table)
            edge = made.modifiers.new("edge", "BEVEL")
            edge.width, edge.segments = 0.02, 3


def _bars(form, mats, table):
    grille = form.r["grille"]
    field = _mirrored(form, grille["shape"], grille.get("round", 0.04))
    surface = mats[grille.get("finish", "gloss")]
    low, high = min(p[1] for p in grille["shape"]), max(p[1] for p in grille["shape"])
    wide = max(p[0] for p in grille["shape"]) * form.half
    sink = grille.get("sink", 0.018)
    thick = grille.get("thick", 0.011)
    kind, count = grille.get("bars", ("across", 5))

    def along(points):
        ys, zs = np.array(points).T
        xs = form.nose_xs(np.abs(ys), zs) - sink
        run = []
        for k, inside in enumerate([*(field(ys, zs) < -0.004), False]):
            if inside:
                run.append((xs[k], ys[k], zs[k]))
            elif run:
                if len(run) > 1:
                    rod(run, thick, surface, table)
                run = []

    ys, zs = np.linspace(-wide, wide, 41), np.linspace(low, high, 25)
    if kind in ("across", "grid"):
        for z in np.linspace(low, high, count + 2)[1:-1]:
            along([(float(y), float(z)) for y in ys])
    if kind in ("up", "grid"):
        for y in np.linspace(-wide, wide, (count if kind == "up" else count * 3) + 2)[1:-1]:
            along([(float(y), float(z)) for z in zs])
    if kind == "mesh":
        step = (high - low) / count
        for k in range(-count * 4, count * 4 + 1):
            for lean in (1, -1):
                along([(float(k * step * 1.3 + lean * (z - low) * 1.2), float(z)) for z in zs])
    if kind == "bold":  # a few wide bars, trucks
        for z in np.linspace(low, high, count + 2)[1:-1]:
            inside = ys[field(ys, np.full(len(ys), z)) < 0]
            run = list(zip(form.nose_xs(np.abs(inside), np.full(len(inside), z)) - sink, inside, np.full(len(inside), z)))
            for k in (-1, 0, 1):
                rod([(x, y, zz + k * 0.014) for x, y, zz in run], 0.014, surface, table)


def dress_rear(form, body, cabin, mats, table):
    r = form.r
    z = r.get("platez")
    if z is not None:
        x = form.tail_x(0.0, z) + 0.014
        box((x, 0, z), (0.008, 0.305, 0.152), mats["plate"], table, 0.004)
    for y in r.get("exhausts", []):
        zx = r["zr"] + r["rearrise"] + 0.02
        x = form.tail_x(y * form.half, zx + 0.05)
        for side in (1, -1) if r.get("exhaustpair", True) else (1,):
            cylinder((x + 0.2, side * y * form.half, zx), (x - 0.01, side * y * form.half, zx), 0.04, mats["chrome"], table)
            cylinder((x + 0.1, side * y * form.half, zx), (x - 0.012, side * y * form.half, zx), 0.033, mats["dark"], table)
    if r.get("spare"):
        wheel = r.get("wheel", {})
        hub = add_wheel(table, radius=r["R"] * 0.97, width=0.24, rim=wheel.get("rim", r["R"] * 0.6), design=wheel.get("design", ("spoke", 5, 0.03)), finish=wheel.get("finish", "silver"), tread=wheel.get("tread", "road"))
        hub.location = (form.tail - 0.13, -0.08, r["spare"])
        hub.rotation_euler = (0, 0, np.pi / 2)
    if r.get("rearchrome"):
        z = r["rearchrome"]
        ys = np.linspace(-form.half * 0.94, form.half * 0.94, 25)
        rod([(form.tail_x(abs(float(y)) * 0.94, z) - 0.05, float(y), z) for y in ys], 0.045, mats["chrome"], table)
    if r.get("stepbumper"):
        high = r["stepbumper"]
        surface = mats[r.get("stepfinish", "chrome")]
        box((form.tail - 0.02, 0, high), (0.16, r["W"] * 0.93, 0.20), surface, table, 0.04)
        box((form.tail - 0.03, 0, high + 0.095), (0.15, 0.62, 0.03), mats["plastic"], table, 0.01)
        box((form.tail - 0.105, 0, high), (0.01, 0.305, 0.152), mats["plate"], table, 0.003)
    if r.get("hitch"):
        zz = r["zr"] + 0.14
        box((form.tail + 0.0, 0, zz), (0.18, 0.09, 0.09), mats["plastic"], table, 0.01)
        box((form.tail - 0.092, 0, zz), (0.01, 0.055, 0.055), mats["dark"], table, 0)
    if r.get("wiper"):
        zz = r["zd"] + 0.10
        x = form.tail_x(0.0, zz, form.cabin) - 0.02
        rod([(x, 0.02, zz), (x + 0.005, -0.36, zz + 0.03)], 0.009, mats["rubber"], table)
    if r.get("centerlamp"):
        zz = form.roof(form.x(r["rear"])) - 0.06
        x = form.tail_x(0.0, zz, form.cabin)
        box((x, 0, zz), (0.012, 0.36, 0.018), mats["tail"], table, 0.004)
