"""Signed fields that shapes are described with: negative inside, in metres, arrays in and out."""

import numpy as np
from scipy.interpolate import PchipInterpolator


def meet(a, b, radius=0.0):
    """Inside both, the edge between them rounded by `radius` (a number or an array)."""
    if np.isscalar(radius) and radius <= 0:
        return np.maximum(a, b)
    outside = np.hypot(np.maximum(a + radius, 0), np.maximum(b + radius, 0))
    return np.minimum(np.maximum(a, b), -radius) + outside


def meet_all(fields, radius=0.0):
    found = fields[0]
    for field in fields[1:]:
        found = meet(found, field, radius)
    return found


def curve(points):
    """A smooth line through (position, value) points that does not overshoot; flat beyond its ends."""
    ordered = sorted(points)
    at = np.array([p[0] for p in ordered], float)
    value = np.array([p[1] for p in ordered], float)
    line = PchipInterpolator(at, value)
    return lambda x: line(np.clip(x, at[0], at[-1]))


def step(x, start, end):
    """0 before `start`, 1 after `end`, smooth between."""
    t = np.clip((x - start) / (end - start), 0, 1)
    return t * t * (3 - 2 * t)


def rounded(points, radius):
    """The polygon with its corners rounded: a list of points. A point may carry its own radius as third number."""
    found = []
    count = len(points)
    for k in range(count):
        here = np.array(points[k][:2], float)
        wish = points[k][2] if len(points[k]) > 2 else radius
        before = np.array(points[k - 1][:2], float) - here
        after = np.array(points[(k + 1) % count][:2], float) - here
        la, lb = np.linalg.norm(before), np.linalg.norm(after)
        if wish <= 0 or la < 1e-6 or lb < 1e-6:
            found.append(here)
            continue
        a, b = before / la, after / lb
        angle = np.arccos(np.clip(a @ b, -1, 1))
        if angle > 3.1:
            found.append(here)
            continue
        back = min(wish / np.tan(angle / 2), la * 0.48, lb * 0.48)
        for t in np.linspace(0, 1, 6):
            found.append((1 - t) ** 2 * (here + a * back) + 2 * t * (1 - t) * here + t**2 * (here + b * back))
    return np.array(found)


def polygon(points, radius=0.0):
    """The signed distance to a polygon, as a function of two arrays."""
    ring = rounded(points, radius)

    def distance(u, v):
        best = np.full(np.shape(u), np.inf)
        inside = np.zeros(np.shape(u), bool)
        for k in range(len(ring)):
            (ax, ay), (bx, by) = ring[k - 1], ring[k]
            ex, ey = bx - ax, by - ay
            t = np.clip(((u - ax) * ex + (v - ay) * ey) / max(ex * ex + ey * ey, 1e-12), 0, 1)
            best = np.minimum(best, np.hypot(u - ax - t * ex, v - ay - t * ey))
            crosses = (ay > v) != (by > v)
            with np.errstate(divide="ignore", invalid="ignore"):
                inside ^= crosses & (u < ax + (v - ay) * ex / np.where(ey == 0, 1e-12, ey))
        return np.where(inside, -best, best)

    return distance


def line(a, b):
    """Signed distance to the infinite line through two points: negative on its right side."""
    dx, dy = b[0] - a[0], b[1] - a[1]
    size = np.hypot(dx, dy)
    return lambda u, v: ((v - a[1]) * dx - (u - a[0]) * dy) / size


def disc(x, y, radius):
    return lambda u, v: np.hypot(u - x, v - y) - radius
