"""Glass, doors, hood, wheel arches, a pickup's bed, an open roof: what is cut into the skins of a road vehicle."""

import numpy as np
from fields import disc, line, meet, meet_all


def sideways(centers, normals):
    return np.abs(normals[:, 1]) > 0.45


def cut_openings(form, body, cabin):
    r = form.r
    if not r.get("open"):
        body.drop(lambda p: form.cabin(p) + 0.012, lambda c, n: n[:, 2] > 0.2)
    glass = glass_fields(form)
    for name in ("screen", "backlight"):
        field, where = glass[name]
        if name == "backlight" and r.get("norear"):
            continue
        cabin.mark("trim", field, where)
        cabin.mark("screen" if name == "screen" else "dark pane", lambda p, f=field: f(p) + 0.028, where, over=("trim",))
    if not r.get("noside"):
        dlo = glass["sides"]
        cabin.mark("frame", dlo, sideways, over=("skin",))
        cabin.mark("trim", lambda p: dlo(p) + 0.012, sideways, over=("frame",))
        for k, pane in enumerate(glass["panes"]):
            cabin.mark("pane" if k == 0 else "dark pane", lambda p, f=pane: meet(dlo(p) + 0.022, f(p), 0.03), sideways, over=("trim", "pane", "dark pane"))
    for axle in form.axles:
        radius = r["R"] + r["arch"]
        arch = disc(axle, r["R"] + r.get("archup", 0.0), radius)
        flat = lambda p, a=arch: a(p[:, 0], p[:, 2])
        where = lambda c, n: np.abs(c[:, 1]) > form.half - 0.45
        if r.get("clad"):
            band = r.get("cladband", 0.055)
            body.mark("clad", lambda p: flat(p) - band, lambda c, n: (np.abs(n[:, 1]) > 0.5))
        body.mark("arch", flat, where)
    if r.get("clad"):
        height = r.get("cladheight", 0.13)
        body.mark("clad", lambda p: p[:, 2] - form.bottom(p[:, 0]) - height, lambda c, n: (np.abs(n[:, 1]) > 0.3), over=("skin",))
    if r.get("boxwall"):
        van_panels(form, body, cabin)
    for door in door_panels(form):
        body.groove(door, where=sideways)
        cabin.groove(door, where=sideways, over=("skin",))
    if "bed" in r:
        cut_bed(form, body)
    hood = hood_panel(form)
    body.groove(hood, where=lambda c, n: n[:, 2] > 0.25)
    cowl = lambda p: np.maximum(form.x(r["cowl"]) - 0.25 - p[:, 0], p[:, 0] - form.x(r["cowl"]) - 0.085 + 0.12 * p[:, 1] ** 2)
    body.mark("trim", lambda p: np.maximum(cowl(p), np.abs(p[:, 1]) - form.half + 0.17), lambda c, n: n[:, 2] > 0.5, over=("skin", "gap"))
    if r.get("open"):
        open_roof(form, body, cabin)
    if r.get("blackpillars"):
        cabin.mark("trim", lambda p: form.lid(p) + r["railband"], lambda c, n: (np.abs(n[:, 1]) > 0.5) & (c[:, 0] < form.x(r["doors"][1])), over=("skin",))
    if r.get("twotone"):
        cabin.mark("rooftrim", lambda p: form.top(p[:, 0]) + 0.02 - p[:, 2], lambda c, n: n[:, 2] > 0.3, over=("skin",))
    if r.get("glassroof"):
        cabin.mark("rooftrim", lambda p: meet_all([form.wall(p) + 0.10, form.screen(p) + 0.12, form.backlight(p) + 0.12], 0.08), lambda c, n: n[:, 2] > 0.8, over=("skin",))


def van_panels(form, body, cabin):
    """The sliding door, the pressed panels and the rear doors of a van without side windows."""
    r = form.r
    for start, end, low, high in ((1.46, 2.62, 0.42, r["H"] - 0.28), (1.58, 2.50, r["zc"] + 0.10, r["H"] - 0.40), (2.76, 3.64, r["zc"] + 0.10, r["H"] - 0.40), (3.74, 4.62, r["zc"] + 0.10, r["H"] - 0.40)):
        field = lambda p, a=form.x(end), b=form.x(start), lo=low, hi=high: meet_all([a - p[:, 0], p[:, 0] - b, lo - p[:, 2], p[:, 2] - hi], 0.06)
        for skin in (body, cabin):
            skin.groove(field, where=sideways, over=("skin",), width=0.010)
    for skin in (body, cabin):
        back = lambda p: np.maximum(np.abs(p[:, 1]) - form.half + 0.16, np.maximum(0.52 - p[:, 2], p[:, 2] - r["H"] + 0.22))
        where = lambda c, n: n[:, 0] < -0.6
        skin.groove(back, where=where)
        skin.groove(lambda p: np.abs(p[:, 1]) - 0.001, width=0.012, where=where)


def glass_fields(form):
    r = form.r
    belt = lambda p: form.top(p[:, 0]) + r["dlolow"] - p[:, 2]
    screen = lambda p: meet_all([form.wall(p) + r["apillar"], form.lid(p) + r.get("headband", 0.06), form.top(p[:, 0]) - 0.06 - p[:, 2]], 0.05)
    low = r.get("rearglasslow", 0.05)
    back = lambda p: meet_all([form.wall(p) + r.get("rearside", 0.10), form.lid(p) + r.get("rearhead", 0.07), r["zd"] + low - p[:, 2]], 0.06)
    parts = [lambda p: form.screen(p) + r["apillar"], lambda p: form.lid(p) + r["railband"], belt]
    if "dloend" in r:  # the glass ends at a line, given as two (s, z) points from low to high
        (sa, za), (sb, zb) = r["dloend"]
        end = line((form.x(sb), zb), (form.x(sa), za))
        parts.append(lambda p: -end(p[:, 0], p[:, 2]) if end(np.array([form.x(sa) - 1]), np.array([za]))[0] < 0 else end(p[:, 0], p[:, 2]))
    else:
        parts.append(lambda p: form.backlight(p) + r["cpillar"])
    if "kick" in r:  # the belt rises toward the rear: (s where it starts, slope)
        s, slope = r["kick"]
        parts.append(lambda p: form.top(p[:, 0]) + r["dlolow"] + slope * np.maximum(form.x(s) - p[:, 0], 0) - p[:, 2])
    sides = lambda p: meet_all([f(p) for f in parts], 0.045)
    pillars = r["pillars"]  # (s at the belt, half width, lean)
    panes = []
    edges = [None, *pillars, None]
    for before, after in zip(edges, edges[1:]):
        limits = []
        if before:
            limits.append(lambda p, q=before: p[:, 0] - (form.x(q[0]) - q[1] - (p[:, 2] - r["zc"]) * q[2]))
        if after:
            limits.append(lambda p, q=after: (form.x(q[0]) + q[1] - (p[:, 2] - r["zc"]) * q[2]) - p[:, 0])
        panes.append(lambda p, ls=tuple(limits): meet_all([f(p) for f in ls], 0.02) if ls else np.full(len(p), -1.0))
    front = lambda c, n: (n[:, 0] > 0.12) & (form.screen(c) > -0.05)
    rear = lambda c, n: (n[:, 0] < -0.12) & (form.backlight(c) > -0.06)
    return {"screen": (screen, front), "backlight": (back, rear), "sides": sides, "panes": panes}


def door_panels(form):
    r = form.r
    found = []
    edges = r["doors"]
    lean = lambda k: r["pillars"][k][2] if 0 <= k < len(r["pillars"]) else 0.0
    for k, (start, end) in enumerate(zip(edges, edges[1:])):
        limits = [
            lambda p, s=start, q=lean(k - 1): p[:, 0] - form.x(s) + np.maximum(p[:, 2] - r["zc"], 0) * q,
            lambda p, s=end, q=lean(k): form.x(s) - p[:, 0] - np.maximum(p[:, 2] - r["zc"], 0) * q,
            lambda p: form.bottom(p[:, 0]) + r.get("sill", 0.10) - p[:, 2],
            lambda p: form.lid(p) + r["railband"] - 0.03,
            lambda p: form.screen(p) + r["apillar"] * 0.35,
            lambda p: form.backlight(p) + 0.05,
            lambda p: r["R"] + r["arch"] + 0.045 - np.hypot(p[:, 0] - form.axles[1], p[:, 2] - r["R"]),
        ]
        found.append(lambda p, ls=tuple(limits): meet_all([f(p) for f in ls], 0.035))
    return found


def hood_panel(form):
    r = form.r
    end = form.x(r["cowl"]) + 0.06
    start = form.front - r.get("hoodstart", 0.12)
    return lambda p: meet_all(
        [np.abs(p[:, 1]) - (form.half - r.get("hoodside", 0.16) - 0.10 * np.clip((p[:, 0] - form.axles[0]) / 0.9, 0, 1.2)), p[:, 0] - start + 0.35 * p[:, 1] ** 2, end - p[:, 0] - 0.1 * p[:, 1] ** 2], 0.06
    )


def cut_bed(form, body):
    r = form.r
    front, back = form.x(r["bed"][0]), form.tail + 0.055
    gap = form.x(r["bed"][0]) + 0.03
    body.mark("gap", lambda p: np.abs(p[:, 0] - gap) - 0.011, lambda c, n: n[:, 2] > -0.5, over=("skin", "gap"))
    opening = lambda p: meet_all([p[:, 0] - front + 0.05, back - p[:, 0], np.abs(p[:, 1]) - form.half + r.get("bedrail", 0.20)], 0.03)
    body.mark("hole", opening, lambda c, n: n[:, 2] > 0.6)


def open_roof(form, body, cabin):
    """Leaves the windshield with its frame; the body is open where people sit."""
    r = form.r
    cabin.drop(lambda p: form.screen(p) + 0.035)
    well = lambda p: meet_all([np.abs(p[:, 1]) - form.half + 0.19, p[:, 0] - form.x(r["cowl"] + 0.30), form.x(r["doors"][-1] + 0.12) - p[:, 0]], 0.10)
    body.mark("cockpit", well, lambda c, n: n[:, 2] > 0.4)
