"""The form of a road vehicle from its record: two fields, the body below the belt and the cabin above it.

Lengths in metres. Along the vehicle, `s` is the distance behind the front axle; x = wheelbase/2 - s runs forward.
"""

import numpy as np
from fields import curve, meet, step

NOSES = {  # how far the nose stands back at a height, as (share of nose height, metres), and how much it sweeps back at the corners
    "round": ([(0.0, 0.16), (0.22, 0.03), (0.45, 0.0), (0.68, 0.03), (0.88, 0.10), (1.0, 0.20)], 0.34, 0.16),
    "car": ([(0.0, 0.12), (0.2, 0.02), (0.45, 0.0), (0.72, 0.03), (0.92, 0.08), (1.0, 0.13)], 0.30, 0.10),
    "wedge": ([(0.0, 0.10), (0.2, 0.02), (0.4, 0.0), (0.65, 0.05), (0.9, 0.16), (1.0, 0.26)], 0.34, 0.09),
    "shark": ([(0.0, 0.16), (0.2, 0.07), (0.4, 0.04), (0.7, 0.0), (0.92, 0.02), (1.0, 0.06)], 0.26, 0.06),
    "suv": ([(0.0, 0.16), (0.2, 0.03), (0.42, 0.0), (0.6, 0.01), (0.9, 0.05), (1.0, 0.10)], 0.24, 0.08),
    "truck": ([(0.0, 0.12), (0.16, 0.0), (0.38, 0.0), (0.46, 0.04), (0.9, 0.06), (1.0, 0.09)], 0.14, 0.07),
    "box": ([(0.0, 0.05), (0.2, 0.0), (0.8, 0.0), (1.0, 0.02)], 0.05, 0.06),
    "van": ([(0.0, 0.10), (0.2, 0.0), (0.45, 0.02), (0.75, 0.12), (1.0, 0.26)], 0.26, 0.12),
    "classic": ([(0.0, 0.10), (0.2, 0.03), (0.4, 0.04), (0.7, 0.0), (0.9, 0.0), (1.0, 0.05)], 0.12, 0.06),
}
TAILS = {
    "sedan": ([(0.0, 0.16), (0.25, 0.03), (0.5, 0.0), (0.75, 0.03), (1.0, 0.04)], 0.20, 0.05),
    "coupe": ([(0.0, 0.16), (0.25, 0.03), (0.5, 0.0), (0.75, 0.06), (1.0, 0.05)], 0.22, 0.04),
    "hatch": ([(0.0, 0.14), (0.25, 0.02), (0.5, 0.0), (0.8, 0.05), (1.0, 0.09)], 0.18, 0.08),
    "suv": ([(0.0, 0.16), (0.22, 0.03), (0.42, 0.0), (0.7, 0.03), (1.0, 0.05)], 0.14, 0.08),
    "truck": ([(0.0, 0.03), (1.0, 0.0)], 0.02, 0.03),
    "box": ([(0.0, 0.03), (0.3, 0.0), (1.0, 0.0)], 0.04, 0.05),
    "classic": ([(0.0, 0.08), (0.3, 0.02), (0.6, 0.0), (1.0, 0.06)], 0.10, 0.05),
}

DEFAULTS = dict(
    tuck=0.07, waist=0.72, lean=0.20, scoop=0.022, flare=0.025, shoulder=0.045, crown=0.05, taper=0.03,
    zin=0.085, tumble=0.42, bow=0.12, roofcrown=0.05, rail=0.11, wscurve=0.20, blcurve=0.16, apillar=0.055, railband=0.075,
    cpillar=0.10, dlolow=0.035, arch=0.055, fsweep=None, rearrise=0.10, noserise=0.04, cabintaper=0.05, beltarc=0.0, open=False,
)


class Form:
    def __init__(self, record):
        r = {**DEFAULTS, **record}
        self.r = r
        self.front = r["WB"] / 2 + r["FO"]
        self.tail = self.front - r["L"]
        self.half = r["W"] / 2
        self.axles = (r["WB"] / 2, -r["WB"] / 2)
        x = self.x
        self.ends = {id(kinds): (curve(kinds[kind][0]), kinds[kind][1]) for kinds, kind in ((NOSES, r["nose"]), (TAILS, r["tailtype"]))}
        self.top = curve(
            [(self.front - 0.02, r["zn"]), (x(-r["FO"] * 0.45), r["zn"] + (r["zc"] - r["zn"]) * r.get("hoodarc", 0.5)), (x(r["cowl"]), r["zc"]),
             (x((r["cowl"] + r["back"]) / 2), (r["zc"] - 0.02 + r["zd"]) / 2 + r["beltarc"]), (x(r["back"]), r["zd"]), (self.tail + 0.02, r["zt"])]
        )
        self.bottom = curve(
            [(self.front, r["zr"] + r["noserise"]), (x(-r["R"] - 0.1), r["zr"] + 0.01), (x(r["WB"] + r["R"]), r["zr"] + 0.02), (self.tail, r["zr"] + r["rearrise"])]
        )
        self.waistline = curve([(self.front, r["waist"] - 0.03), (0, r["waist"]), (self.tail, r["waist"] + r.get("wedge", 0.06))])
        self.roof = curve(
            [(x(r["header"] - 0.15), r["zh"] - 0.05), (x(r["header"]), r["zh"]), (x(r["peak"]), r["H"]), (x(r["rear"]), r["zrr"]), (x(r["rear"] + 0.3), r["zrr"] - r.get("roofdrop", 0.06))]
        )

    def x(self, s):
        return self.r["WB"] / 2 - s

    def halfwidth(self, x, z):
        """Half the width of the body at a place and height: sills tucked in, doors hollowed, a waist crease, fenders swelling."""
        r = self.r
        low, high = self.bottom(x), self.top(x)
        waist = self.waistline(x)
        inward = r["tuck"] * (1 - step(z, low - 0.02, low + 0.22)) ** 1.5
        above = z - waist
        soft = 0.5 * (above + np.sqrt(above * above + 0.0002))
        inward = inward + r["lean"] * soft + 0.06 * (soft - above)
        between = step(x, self.axles[1] + r["R"], self.axles[1] + r["R"] + 0.35) * (1 - step(x, self.axles[0] - r["R"] - 0.35, self.axles[0] - r["R"]))
        inward = inward + between * r["scoop"] * np.exp(-(((z - low - 0.30) / 0.15) ** 2))
        for axle in self.axles:
            reach = np.hypot(x - axle, (z - r["R"]) * 0.9) / (r["R"] * 1.75)
            inward = inward - r["flare"] * np.exp(-(reach**4))
        along = (x - 0.05) / (r["L"] / 2)
        inward = inward + r["taper"] * np.abs(along) ** 3
        return self.half - r["flare"] * 0.6 - inward

    def _end(self, y, z, kinds, low, high):
        profile, sweep = self.ends[id(kinds)]
        return profile((z - low) / max(high - low, 0.1)) + sweep * np.abs(y / self.half) ** 2.6

    def body(self, p):
        r = self.r
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        side = y - self.halfwidth(x, z)
        nose = x - self.front + self._end(y, z, NOSES, r["zr"] + r["noserise"], r["zn"])
        tail = self.tail - x + self._end(y, z, TAILS, r["zr"] + r["rearrise"], r["zt"])
        top = z - self.top(x) + r["crown"] * np.minimum(y / self.half, 1.1) ** 2.4
        if "hoodbulge" in r:
            top = top - r["hoodbulge"] * (1 - step(y, 0.25, 0.62)) * step(x, self.x(r["cowl"]) - 0.1, self.x(r["cowl"]) + 0.3)
        under = self.bottom(x) - z
        ends = meet(meet(side, nose, r.get("cornerr", 0.22)), tail, r.get("tailr", 0.16))
        edge = r["shoulder"] + (NOSES[r["nose"]][2] - r["shoulder"]) * step(x, self.front - 0.55, self.front - 0.15) + (TAILS[r["tailtype"]][2] - r["shoulder"]) * step(-x, -self.tail - 0.4, -self.tail - 0.1)
        return meet(meet(ends, top, edge), under, 0.05)

    # the cabin's sides, one field each

    def screen(self, p):
        r = self.r
        return self._raked(p, (self.x(r["cowl"]), r["zc"]), (self.x(r["header"]), r["zh"]), 1) + r["wscurve"] * p[:, 1] ** 2 * 0.8

    def backlight(self, p):
        r = self.r
        return self._raked(p, (self.x(r["back"]), r["zd"]), (self.x(r["rear"]), r["zrr"]), -1) + r["blcurve"] * p[:, 1] ** 2 * 0.8

    @staticmethod
    def _raked(p, low, high, sign):
        dx, dz = high[0] - low[0], high[1] - low[1]
        size = np.hypot(dx, dz)
        return sign * ((p[:, 0] - low[0]) * dz - (p[:, 2] - low[1]) * dx) / size

    def lid(self, p):
        return p[:, 2] - self.roof(p[:, 0]) + self.r["roofcrown"] * (p[:, 1] / 0.6) ** 2

    def wall(self, p):
        r = self.r
        x, y, z = p[:, 0], np.abs(p[:, 1]), p[:, 2]
        rise = z - self.top(x) + 0.05
        front, back = self.x(r["cowl"]), self.x(r["back"])
        share = np.clip((x - back) / (front - back), -0.2, 1.2)
        narrow = r["cabintaper"] * (step(share, 0.55, 1.1) * 0.8 + (1 - step(share, -0.1, 0.45)) * r.get("reartaper", 1.0))
        width = self.half - r["zin"] - narrow
        slope = r["tumble"]
        return (y - (width - slope * rise - r["bow"] * rise * np.abs(rise))) / np.sqrt(1 + slope * slope)

    def cabin(self, p):
        r = self.r
        sides = meet(self.wall(p), self.screen(p), r.get("arad", 0.07))
        sides = meet(sides, self.backlight(p), r.get("crad", 0.10))
        return meet(meet(sides, self.lid(p), r["rail"]), self.top(p[:, 0]) - 0.16 - p[:, 2], 0)

    # where the skin is

    def side_y(self, x, z, field=None):
        return self._cast(field or self.body, (x, 0.0, z), (x, self.half + 0.3, z))[1]

    def nose_x(self, y, z):
        return self._cast(self.body, (self.front - 0.8, y, z), (self.front + 0.2, y, z))[0]

    def nose_xs(self, y, z):
        """The same for arrays of places."""
        low, high = np.full(len(y), self.front - 0.8), np.full(len(y), self.front + 0.2)
        for _ in range(18):
            middle = (low + high) / 2
            inside = self.body(np.stack([middle, y, z], 1)) < 0
            low, high = np.where(inside, middle, low), np.where(inside, high, middle)
        return low

    def tail_x(self, y, z, field=None):
        return self._cast(field or self.body, (self.tail + 0.9, y, z), (self.tail - 0.2, y, z))[0]

    def top_z(self, x, y, field=None):
        field = field or self.cabin
        start = 0.9 if field == self.cabin else 0.5
        return self._cast(field, (x, y, self.top(x) if field == self.cabin else start), (x, y, self.r["H"] + 0.4))[2]

    @staticmethod
    def _cast(field, inner, outer):
        inner, outer = np.array(inner, float), np.array(outer, float)
        low, high = 0.0, 1.0
        for _ in range(14):
            middle = (low + high) / 2
            if field((inner + (outer - inner) * middle)[None])[0] < 0:
                low = middle
            else:
                high = middle
        return inner + (outer - inner) * low
