"""The records of road vehicles by body type. Lengths in metres; `s` values are behind the front axle; lamp and grille outlines are
(share of half the width, height)."""

import math


def circle(y, z, radius, half=0.9, count=20):
    return [(y + radius / half * math.cos(a * 2 * math.pi / count), z + radius * math.sin(a * 2 * math.pi / count)) for a in range(count)]


SEDAN = dict(
    L=4.88, W=1.84, H=1.455, WB=2.82, FO=0.97, R=0.338, zr=0.20,
    zn=0.76, zc=0.985, zd=1.07, zt=1.05, cowl=0.46, header=1.36, zh=1.405, peak=1.95, rear=2.86, zrr=1.395, back=3.46,
    nose="car", tailtype="sedan", tumble=0.44, rail=0.085, railband=0.05, roofdrop=0.10, doors=[0.58, 1.62, 2.66], pillars=[(1.58, 0.035, 0.05), (2.56, 0.016, 0.16)],
    cpillar=0.13, waist=0.74, seath=0.22, platez=0.80, decklid=True, gate=(0.74, 0.64, 1.2), exhausts=[0.55], dlotrim="chrome", fin=True,
    lamp=dict(shape=[(0.50, 0.665), (0.62, 0.625), (1.1, 0.66), (1.1, 0.765), (0.54, 0.715)], wrap=0.50, slope=-0.2, drl="top", eyes=[(0.66, 0.672, 0.03), (0.78, 0.682, 0.03)]),
    grille=dict(shape=[(0.44, 0.71), (0.40, 0.62)], bars=("across", 2), frame=0.012),
    intakes=[[(0.0, 0.51), (0.58, 0.53), (0.72, 0.34), (0.62, 0.26), (0.0, 0.26)]],
    tails=[dict(shape=[(0.50, 0.84), (0.50, 0.93), (1.1, 0.98), (1.1, 0.83)], wrap=0.36, slope=0.3)],
    wheel=dict(rim=0.236, design=("twin", 5, 0.028)),
)

SUV = dict(
    L=4.69, W=1.87, H=1.69, WB=2.70, FO=0.92, R=0.362, zr=0.25, zn=0.94, zc=1.12, zd=1.18, zt=1.12, cowl=0.36, header=1.16, zh=1.61, peak=1.8, rear=3.30, zrr=1.62, back=3.56,
    nose="suv", tailtype="suv", tumble=0.27, bow=0.08, rail=0.075, railband=0.05, roofdrop=0.05, cabintaper=0.035, tailr=0.2, doors=[0.56, 1.54, 2.58], pillars=[(1.51, 0.035, 0.02), (2.46, 0.025, 0.10)],
    cpillar=0.12, waist=0.86, seath=0.30, platez=0.86, gate=(0.76, 0.58, 1.64), clad=True, cladheight=0.15, rails="satin", fin=True, wiper=True, rearhead=0.10,
    frontskid=(0.55, 0.2, 0.34), rearskid=(0.6, 0.2, 0.42), rearbumper=(0.2, 0.56), noserise=0.03, dlotrim="satin",
    lamp=dict(shape=[(0.50, 0.80), (1.1, 0.82), (1.1, 0.915), (0.54, 0.865)], wrap=0.46, slope=-0.2, drl="top", eyes=[(0.64, 0.828, 0.034), (0.78, 0.842, 0.034)]),
    grille=dict(shape=[(0.47, 0.855), (0.43, 0.60), (0.36, 0.57)], bars=("mesh", 5), frame=0.016, thick=0.007),
    intakes=[[(0.0, 0.50), (0.62, 0.50), (0.66, 0.37), (0.0, 0.37)]],
    fogs=[(0.74, 0.52, 0.035)],
    tails=[dict(shape=[(0.72, 0.93), (0.66, 1.12), (0.80, 1.20), (1.1, 1.24), (1.1, 0.93)], wrap=0.34, slope=0.35)],
    wheel=dict(rim=0.245, design=("spoke", 5, 0.034)),
)

PICKUP = dict(
    L=5.89, W=2.03, H=1.96, WB=3.69, FO=0.95, R=0.405, zr=0.40, zn=1.19, zc=1.28, zd=1.27, zt=1.30, cowl=0.42, header=1.12, zh=1.86, peak=1.7, rear=2.66, zrr=1.87, back=2.80,
    nose="truck", tailtype="truck", tumble=0.20, bow=0.06, rail=0.075, railband=0.06, roofdrop=0.03, cabintaper=0.02, arch=0.07, flare=0.03, cornerr=0.16, tailr=0.05, wheelin=0.02, taper=0.015,
    doors=[0.62, 1.62, 2.62], pillars=[(1.60, 0.04, 0.0)], cpillar=0.11, waist=1.0, lean=0.12, seath=0.34, bed=(2.92, 1.6), shoulder=0.04, crown=0.04,
    stepbumper=0.60, gate=(0.80, 0.76, 1.5), frontbumper=None, rearrise=0.16, noserise=0.06, hitch=True, mirror=(0.20, 0.22), mirrorout=0.19, handle="plastic", hoodbulge=0.03, sill=0.06, rearhead=0.09, seatrows=[1.62, 2.36],
    lamp=dict(shape=[(0.66, 0.84), (1.1, 0.84), (1.1, 1.07), (0.66, 1.07)], wrap=0.26, slope=0.0, drl="outer", drlthick=0.022, eyes=[(0.76, 1.0, 0.04), (0.76, 0.90, 0.035)]),
    grille=dict(shape=[(0.63, 1.10), (0.63, 0.78), (0.58, 0.75)], bars=("bold", 2), frame=0.03, finish="chrome", round=0.03),
    chromebumper=0.60, intakes=[[(0.0, 0.545), (0.5, 0.545), (0.56, 0.47), (0.0, 0.47)]], fogs=[(0.74, 0.56, 0.04)],
    tails=[dict(shape=[(0.86, 0.84), (0.86, 1.24), (1.1, 1.24), (1.1, 0.84)], wrap=0.13)],
    wheel=dict(rim=0.26, design=("spoke", 6, 0.036), width=0.27, tread="terrain"), towhooks=0.50,
)

MINIVAN = dict(
    L=5.21, W=1.99, H=1.76, WB=3.0, FO=0.98, R=0.355, zr=0.20, zn=0.84, zc=1.07, zd=1.10, zt=1.06, cowl=0.08, header=1.02, zh=1.63, peak=1.9, rear=3.82, zrr=1.70, back=4.10,
    nose="round", tailtype="suv", tumble=0.27, bow=0.08, rail=0.09, railband=0.055, cabintaper=0.03, tailr=0.2, doors=[0.52, 1.50, 2.66], pillars=[(1.47, 0.035, 0.02), (2.62, 0.045, 0.0)], cpillar=0.10,
    waist=0.80, seath=0.30, seatrows=[1.20, 2.15, 3.1], platez=0.84, gate=(0.78, 0.52, 1.72), wiper=True, fin=True, dlotrim="chrome", rearglasslow=0.06, roofdrop=0.04, slider=True, mirrorx=0.62, rearhead=0.10,
    lamp=dict(shape=[(0.46, 0.73), (1.1, 0.72), (1.1, 0.87), (0.52, 0.80)], wrap=0.62, slope=-0.3, drl="top", eyes=[(0.60, 0.75, 0.034), (0.74, 0.76, 0.034)]),
    grille=dict(shape=[(0.42, 0.80), (0.38, 0.67)], bars=("across", 3), frame=0.014),
    intakes=[[(0.0, 0.56), (0.56, 0.56), (0.72, 0.36), (0.60, 0.28), (0.0, 0.28)]], fogs=[(0.80, 0.46, 0.035)],
    tails=[dict(shape=[(0.60, 0.94), (0.60, 1.06), (1.1, 1.10), (1.1, 0.94)], wrap=0.42, slope=0.2)],
    wheel=dict(rim=0.245, design=("twin", 5, 0.026)),
)

COUPE = dict(
    L=4.80, W=1.92, H=1.385, WB=2.72, FO=0.90, R=0.35, zr=0.18, zn=0.80, zc=0.965, zd=1.00, zt=1.01, cowl=0.66, header=1.50, zh=1.335, peak=1.95, rear=2.62, zrr=1.315, back=3.36,
    nose="shark", tailtype="coupe", tumble=0.50, rail=0.085, railband=0.045, roofdrop=0.10, flare=0.05, doors=[0.74, 2.02], pillars=[], dloend=((2.62, 0.9), (2.30, 1.5)), waist=0.74, wedge=0.10, cabintaper=0.06, arch=0.045,
    seath=0.16, seatrows=[1.75, 2.45], platez=0.60, decklid=True, gate=(0.80, 0.72, 1.2), exhausts=[0.62], dlotrim="gloss", hoodbulge=0.03, wheelin=0.01, handlez=0.86,
    lamp=dict(shape=[(0.60, 0.675), (1.1, 0.68), (1.1, 0.765), (0.64, 0.755)], wrap=0.42, slope=-0.5, drl="outer", eyes=[(0.74, 0.715, 0.034)]),
    grille=dict(shape=[(0.56, 0.755), (0.50, 0.58)], bars=("mesh", 4), frame=0.010, grillefinish="gloss", thick=0.006),
    intakes=[[(0.0, 0.46), (0.52, 0.46), (0.60, 0.30), (0.0, 0.28)], [(0.70, 0.50), (0.90, 0.48), (0.88, 0.34), (0.72, 0.36)]], grilleframe="gloss", intakewide=True,
    rearbar=(0.83, 0.965, "bar"), tails=[dict(shape=[(0.52, 0.845), (0.52, 0.95), (0.88, 0.95), (0.88, 0.845)], wrap=0.14)],
    wheel=dict(rim=0.262, design=("spoke", 5, 0.030), finish="grey", width=0.26),
)

OFFROADER = dict(
    L=4.30, W=1.66, H=1.86, WB=3.0, FO=0.62, R=0.415, zr=0.50, zn=1.16, zc=1.22, zd=1.22, zt=1.20, cowl=0.64, header=0.86, zh=1.80, peak=1.7, rear=3.42, zrr=1.845, back=3.50,
    nose="box", tailtype="box", tumble=0.10, bow=0.02, rail=0.06, railband=0.075, roofdrop=0.01, cabintaper=0.0, zin=0.06, flare=0.0, tuck=0.02, lean=0.06, scoop=0.0, taper=0.0, cornerr=0.07, tailr=0.06, crown=0.03, wscurve=0.06, blcurve=0.02,
    apillar=0.045, arch=0.085, archup=0.03, doors=[0.76, 1.62, 2.50], pillars=[(1.60, 0.04, 0.0), (2.50, 0.05, 0.0)], cpillar=0.07, waist=1.0, seath=0.26, seatrows=[1.65, 2.45], noserise=0.06, rearrise=0.06,
    fenders="flat", frontwinch=True, spare=1.02, wheelin=-0.13, handle="plastic", mirrorpaint="plastic", mirror=(0.17, 0.20), mirrorx=0.28, rearside=0.09, roofpaint="plastic", boxbumpers=True, hoodstart=0.10, hoodside=0.12, privacy=True,
    lamp=dict(shape=circle(0.70, 1.0, 0.095, 0.83), wrap=0.3, round=0, drl="ring", drlthick=0.014, eyes=[(0.70, 1.0, 0.055)], bulb=True),
    slots=(9, 0.50, 0.84, 1.09), tails=[dict(shape=[(0.82, 0.96), (0.82, 1.16), (0.99, 1.16), (0.99, 0.96)], wrap=0.08, glow="ring")], gate=None, rearglasslow=0.12,
    wheel=dict(rim=0.225, design=("spoke", 5, 0.034), finish="grey", width=0.27, tread="knobby"),
)
