"""Body types and the families that Americans drive, each a change to a base record."""

from faces import face_of, tail_of
from models import COUPE, MINIVAN, OFFROADER, PICKUP, SEDAN, SUV

ALONG = ("cowl", "header", "peak", "rear", "back")
UPWARD = ("zn", "zc", "zd", "zt", "zh", "zrr", "waist", "platez", "handlez", "stepbumper", "chromebumper", "spare")


def derive(base, face=None, tail=None, **change):
    """The base stretched to another length, wheelbase, height; then what is said outright; then its face and tail."""
    r = {**base, **{k: v for k, v in change.items() if k in ("L", "W", "H", "WB", "FO", "R")}}
    if "L" in change and "FO" not in change:
        r["FO"] = base["FO"] * (change["L"] - r["WB"]) / (base["L"] - base["WB"])
    along, upward = r["WB"] / base["WB"], r["H"] / base["H"]
    for key in ALONG:
        r[key] = base[key] * along
    for key in UPWARD:
        if key in base and base[key] is not None:
            r[key] = base[key] * upward
    r["doors"] = [s * along for s in base["doors"]]
    r["pillars"] = [(s * along, half, lean) for s, half, lean in base["pillars"]]
    if base.get("seatrows"):
        r["seatrows"] = [s * along for s in base["seatrows"]]
    if base.get("dloend"):
        r["dloend"] = tuple((s * along, z * upward) for s, z in base["dloend"])
    if base.get("gate"):
        r["gate"] = (base["gate"][0], base["gate"][1] * upward, base["gate"][2] * upward)
    # the rear overhang takes what the stretched wheelbase leaves
    spare = (r["L"] - r["FO"] - r["WB"]) - (base["L"] - base["FO"] - base["WB"]) * along
    for key in ("rear", "back"):
        r[key] += spare * (0.85 if base["back"] > base["WB"] else 0.3)
    for key in ("lamps", "fogs"):
        if face:
            r.pop(key, None)
    if "wheel" in change:
        change = {**change, "wheel": {**base.get("wheel", {}), **change["wheel"]}}
    r.update({k: v for k, v in change.items() if k not in ("L", "WB", "H", "FO", "W", "R")})
    if "rim" not in change.get("wheel", {}):
        r["wheel"] = {**r["wheel"], "rim": base["wheel"]["rim"] * r["R"] / base["R"]}
    if face:
        kept = {"grilleframe": change.get("grilleframe", "chrome")}
        r.update({**kept, **face_of(r, face)})
        if "grilleframe" in change:
            r["grilleframe"] = change["grilleframe"]
    if tail:
        r.pop("rearbar", None)
        r.update(tail_of(r, tail))
    return r


five = lambda w=0.034, finish="silver": dict(design=("spoke", 5, w), finish=finish)
ten = lambda finish="silver": dict(design=("spoke", 10, 0.014), finish=finish)
twin = lambda finish="silver", count=5: dict(design=("twin", count, 0.027), finish=finish)
vee = lambda finish="silver", count=5: dict(design=("vee", count, 0.015, 0.22), finish=finish)
turbine = lambda finish="silver": dict(design=("turbine", 9, 0.022), finish=finish)
seven = lambda finish="silver": dict(design=("spoke", 7, 0.022), finish=finish)
six = lambda finish="silver": dict(design=("spoke", 6, 0.032), finish=finish)
aero = lambda finish="grey": dict(design=("aero", 6, 0.05), finish=finish)
steel = lambda finish="steel": dict(design=("steel", 8, 0.022), finish=finish)

HATCH = derive(
    SEDAN, L=4.36, H=1.47, WB=2.66, FO=0.90, R=0.325, W=1.79, face="wide", tail="block", tailtype="hatch", rear=2.88, zrr=1.385, back=3.28, zd=1.10, zt=1.02, decklid=False, roofdrop=0.10, gate=(0.72, 0.56, 1.42), wiper=True,
    rearhead=0.09, cpillar=0.14, doors=[0.52, 1.56, 2.36], pillars=[(1.53, 0.035, 0.04)], dlotrim="gloss", platez=0.74, seatrows=[1.68, 2.40], wheel=five(0.03),
)
WAGON = derive(
    SEDAN, L=4.82, H=1.65, WB=2.74, FO=0.98, R=0.35, face="hex", tail="wrap", tailtype="suv", zn=0.84, zc=1.04, zd=1.13, zt=1.06, waist=0.80, zr=0.24, rear=3.42, zrr=1.56, back=3.74, zh=1.555, decklid=False, roofdrop=0.06, tumble=0.30, gate=(0.74, 0.56, 1.58), wiper=True, clad=True, cladheight=0.12,
    rails="plastic", bars=True, rearhead=0.09, cpillar=0.12, doors=[0.56, 1.58, 2.56], pillars=[(1.55, 0.035, 0.04), (2.46, 0.025, 0.10)], platez=0.86, rearbumper=(0.2, 0.5), exhausts=[], seatrows=[1.72, 2.5], wheel=five(0.03, "grey"),
)
SUV3 = derive(
    SUV, L=5.02, W=1.97, H=1.77, WB=2.90, FO=0.96, R=0.385, face="upright", tail="wrap", zn=1.02, zc=1.17, zd=1.20, zt=1.14, rear=3.70, back=3.96, doors=[0.58, 1.62, 2.76], pillars=[(1.59, 0.035, 0.0), (2.66, 0.05, 0.06)], seatrows=[1.66, 2.45, 3.2], kick=None, rails="satin", cpillar=0.10, wheel=seven(),
)
SUV3.pop("kick")
CONVERTIBLE = derive(
    COUPE, L=4.0, W=1.735, H=1.235, WB=2.31, FO=0.82, R=0.31, face="slim", tail="rounds", open=True, zn=0.66, zc=0.84, zd=0.88, zt=0.78, cowl=0.60, header=1.00, zh=1.20, rail=0.03, headband=0.03, apillar=0.04, arad=0.03, waist=0.66, platez=0.62, decklid=False, gate=(0.7, 0.66, 0.9), handlez=0.74, doors=[0.70, 1.72], seatrows=[1.58], back=2.30, rear=2.0, wheel=twin("grey"), hoodbulge=0.0, flare=0.04, nose="round", mirrorz=0.04,
)
SPORTS = derive(
    COUPE, L=4.50, W=1.88, H=1.235, WB=2.71, FO=0.95, R=0.345, face="exotic", tail="el", nose="wedge", zn=0.66, zc=0.86, zd=0.98, zt=0.97, cowl=0.42, header=1.24, zh=1.17, peak=1.65, rear=2.20, zrr=1.17, back=3.30, doors=[0.52, 1.66], dloend=((2.10, 0.9), (1.86, 1.3)), flare=0.07, zr=0.14, hoodbulge=-0.02, handlez=0.80, platez=0.58, seatrows=[1.30],
    kick=(1.3, 0.08), exhausts=[], wheel=dict(design=("spoke", 5, 0.026), finish="grey", rim=0.268), waist=0.68, gate=None, roofdrop=0.12,
)
EV = derive(
    SUV, L=4.64, W=1.90, H=1.61, WB=2.89, FO=0.84, R=0.37, face="closed tall", tail="bar", nose="round", tailtype="hatch", zn=0.86, zc=1.04, zd=1.16, zt=1.10, header=1.10, zh=1.52, peak=1.75, rear=3.40, zrr=1.46, back=3.66, cowl=0.26, rails=None, clad=True, cladheight=0.10, flush=True, glassroof=True, tumble=0.36, roofdrop=0.09, gate=(0.74, 0.58, 1.5), dlotrim="gloss", wheel=aero(), kick=(2.2, 0.06),
    frontskid=None, rearskid=None,
)
CLASSIC = derive(
    COUPE, L=4.70, W=1.86, H=1.36, WB=2.74, FO=0.84, R=0.335, face="chrome age", tail="three", nose="classic", tailtype="classic", zn=0.84, zc=0.95, zd=0.97, zt=0.92, cowl=0.62, header=1.18, zh=1.30, peak=1.8, rear=2.42, zrr=1.29, back=3.15, tumble=0.34, flare=0.02, chromebumper=0.46, decklid=True, gate=None, hoodbulge=0.02, doors=[0.66, 1.94], dloend=((2.46, 0.9), (2.36, 1.4)), bumperslim=True, handle="chrome", mirrorpaint="chrome", dlotrim="chrome",
    intakes=[], exhausts=[0.5], arch=0.04, seatrows=[1.66, 2.4], privacy=False, rearchrome=0.50, mirror=(0.13, 0.10), fin=False, scoop=0.01, waist=0.78, platez=0.58, wheel=dict(design=("spoke", 5, 0.036), finish="bright", rim=0.20, whitewall=False), handlez=0.82,
)
CLASSIC["intakes"] = []
CARGO = derive(
    MINIVAN, L=5.98, W=2.06, H=2.60, WB=3.75, FO=1.02, R=0.36, face="van", tail="post", nose="van", tailtype="box", zn=1.10, zc=1.36, zd=1.36, zt=1.36, cowl=-0.05, header=0.62, zh=2.28, peak=1.4, rear=4.76, zrr=2.55, back=4.86, waist=1.0, tumble=0.10, bow=0.02, roofcrown=0.04, rail=0.12, cabintaper=0.02, lean=0.06, shoulder=0.03,
    doors=[0.42, 1.40], pillars=[], dloend=((1.34, 1.0), (1.34, 2.4)), railband=0.62, norear=True, wiper=False, platez=0.76, gate=None, vandoors=True, fin=False, tailr=0.08, headband=0.50, slider=True, seatrows=[1.05], handlez=1.16, mirror=(0.20, 0.30), mirrorout=0.17, mirrorx=0.42, mirrorpaint="plastic", handle="plastic", dlotrim="gloss",
    frontbumper=(0.2, 0.62), rearbumper=(0.2, 0.50), fogs=[], wheel=steel(), beltarc=0.0, zin=0.06, zr=0.26, boxwall=True,
)
CREW, MIDCREW = PICKUP, derive(PICKUP, L=5.39, W=1.89, H=1.79, WB=3.24, FO=0.92, R=0.385, face="truck hex", tail="truck", cornerr=0.22, flare=0.045, zn=1.06, zc=1.18, zd=1.19, zt=1.21, bed=(2.86, 1.4), back=2.74, rear=2.58, doors=[0.58, 1.56, 2.50], pillars=[(1.54, 0.04, 0.0)], chromebumper=None, frontbumper=None, stepfinish="plastic", seatrows=[1.56, 2.26], wheel=six("grey"), intakes=[], clad=True, cladheight=0.02, cladband=0.045)
REGULAR = derive(PICKUP, L=5.31, WB=3.12, FO=0.95, face="truck bars", tail="truck", doors=[0.62, 1.68], pillars=[], rear=1.86, back=1.98, peak=1.4, bed=(2.12, 1.9), cowl=0.42, header=1.12, seatrows=[1.60], bumperfinish="plastic", stepfinish="plastic", grilleframe="plastic", cpillar=0.10, wheel=steel())
REGULAR.update(zrr=1.87)
EXTENDED = derive(PICKUP, L=5.89, WB=3.69, face="truck split", tail="truck", doors=[0.62, 1.70, 2.26], pillars=[(1.69, 0.045, 0.0)], rear=2.28, back=2.40, bed=(2.54, 1.9), cowl=0.42, header=1.12, peak=1.5, seatrows=[1.62, 2.2], wheel=six())
FASTBACK = derive(SEDAN, L=4.54, W=1.78, H=1.47, WB=2.70, FO=0.93, R=0.325, face="slim", tail="el", tailtype="hatch", nose="round", cowl=0.20, header=1.28, peak=1.75, rear=2.80, zrr=1.40, back=3.52, zd=1.10, zt=1.05, decklid=False, gate=(0.72, 0.56, 1.2), roofdrop=0.14, zn=0.74, wheel=aero("silver"), grilleframe="gloss", exhausts=[])

F, B = {}, {}
B.update({
    "sedan": SEDAN, "coupe": COUPE, "hatchback": HATCH, "wagon": WAGON, "convertible": CONVERTIBLE, "suv-2row": SUV, "suv-3row": SUV3, "off-roader": OFFROADER, "pickup-regular": REGULAR,
    "pickup-extended": EXTENDED, "pickup-crew": CREW, "minivan": MINIVAN, "cargo-van": CARGO, "sports": SPORTS, "ev-crossover": EV, "classic": CLASSIC,
})


def family(name, body, base, **change):
    F[name] = {**derive(base, **change), "body": body}


# ---- sedans
family("toyota-camry", "sedan", SEDAN, L=4.88, W=1.84, H=1.445, WB=2.82, face="slim", tail="el", wheel=twin())
family("honda-accord", "sedan", SEDAN, L=4.93, W=1.86, H=1.45, WB=2.83, face="bar", tail="wrap", rear=2.92, back=3.60, wheel=five(0.03), cowl=0.55, zn=0.80, nose="shark")
family("honda-civic", "sedan", SEDAN, L=4.65, W=1.80, H=1.415, WB=2.72, face="bar", tail="slim", rear=2.82, back=3.50, wheel=ten("grey"), dlotrim="gloss")
family("toyota-corolla", "sedan", SEDAN, L=4.63, W=1.78, H=1.435, WB=2.70, face="trapeze", tail="wrap", cowl=0.36, wheel=seven(), dlotrim="gloss", grilleframe="gloss")
family("nissan-altima", "sedan", SEDAN, L=4.90, W=1.85, H=1.445, WB=2.82, face="vee", tail="el", wheel=vee(), kick=(2.5, 0.10))
family("chevrolet-malibu", "sedan", SEDAN, L=4.93, W=1.855, H=1.455, WB=2.83, face="low lamps", tail="wrap", rear=2.95, back=3.62, wheel=ten())
family("hyundai-elantra", "sedan", SEDAN, L=4.62, W=1.80, H=1.435, WB=2.70, face="wing", tail="bar", wheel=turbine(), dlotrim="gloss")
family("volkswagen-jetta", "sedan", SEDAN, L=4.70, W=1.80, H=1.46, WB=2.69, face="wide", tail="wrap", zn=0.82, nose="shark", waist=0.80, wheel=five(0.028))
family("dodge-charger", "sedan", SEDAN, L=5.04, W=1.905, H=1.48, WB=3.05, R=0.36, face="crosshair", tail="muscle", zn=0.86, cowl=0.72, nose="shark", flare=0.045, wheel=five(0.032, "grey"), dlotrim="gloss", zd=1.08)
family("lexus-es", "sedan", SEDAN, L=4.97, W=1.865, H=1.445, WB=2.87, face="spindle", tail="el", rear=2.95, back=3.64, wheel=ten("bright"))
family("bmw-328i", "sedan", SEDAN, L=4.63, W=1.81, H=1.43, WB=2.81, FO=0.78, face="split", tail="el", cowl=0.66, header=1.46, nose="shark", zn=0.80, wheel=twin("silver", 5), kick=(2.5, 0.12), seatrows=[1.74, 2.5])
family("mercedes-benz-c-class", "sedan", SEDAN, L=4.69, W=1.81, H=1.44, WB=2.84, FO=0.80, face="oval", tail="slim", cowl=0.64, header=1.46, back=3.50, waist=0.70, wheel=ten("silver"))
family("audi-a4", "sedan", SEDAN, L=4.73, W=1.845, H=1.43, WB=2.82, FO=0.88, face="single", tail="slim", cowl=0.52, waist=0.82, zn=0.80, nose="shark", wheel=five(0.026))
family("tesla-model-3", "sedan", SEDAN, L=4.69, W=1.85, H=1.44, WB=2.88, FO=0.84, face="closed", tail="el", nose="round", cowl=0.24, header=1.30, peak=1.85, rear=2.86, back=3.66, zd=1.10, zt=1.08, roofdrop=0.14, flush=True, glassroof=True, dlotrim="gloss", exhausts=[], wheel=aero(), zn=0.70)
# ---- hatchbacks, wagons
family("mazda-mazda3", "hatchback", HATCH, L=4.46, W=1.795, H=1.45, WB=2.73, face="wing", tail="slim", cpillar=0.26, wheel=ten("grey"), nose="shark", cowl=0.56)
family("kia-soul", "hatchback", HATCH, L=4.19, W=1.80, H=1.60, WB=2.60, FO=0.84, R=0.335, face="trapeze", tail="tall", zn=0.92, zc=1.08, zh=1.53, zrr=1.55, rear=3.02, back=3.24, tumble=0.26, cowl=0.26, header=1.0, twotone=True, nose="suv", clad=True, cladheight=0.11, wheel=turbine("grey"))
family("toyota-prius", "hatchback", FASTBACK, L=4.54, face="vee", tail="el")
family("nissan-leaf", "hatchback", HATCH, L=4.48, W=1.79, H=1.56, WB=2.70, face="vee", tail="tall", zn=0.82, zc=1.02, zh=1.47, cowl=0.22, header=1.12, nose="round", wheel=turbine(), exhausts=[])
family("chevrolet-bolt-ev", "hatchback", HATCH, L=4.15, W=1.765, H=1.595, WB=2.60, face="closed tall", tail="block", cowl=0.10, header=0.98, nose="round", zn=0.84, zc=1.04, wheel=twin(), exhausts=[], dlotrim="satin")
family("mini-cooper", "hatchback", HATCH, L=3.84, W=1.73, H=1.415, WB=2.495, FO=0.74, R=0.31, face="round", tail="boxes", doors=[0.56, 1.66], pillars=[(1.63, 0.035, 0.0)], zh=1.345, header=1.10, cowl=0.56, rear=2.72, zrr=1.37, back=2.90, zd=1.0, zn=0.80, tumble=0.28, twotone=True, cpillar=0.08, dlotrim="chrome", wheel=five(0.026), seatrows=[1.58, 2.2])
family("subaru-outback", "wagon", WAGON)
# ---- two-row SUVs
family("honda-cr-v", "suv-2row", SUV, L=4.62, W=1.855, H=1.69, WB=2.66, face="bar", tail="tall", wheel=five(0.03, "grey"))
family("toyota-rav4", "suv-2row", SUV, L=4.60, W=1.855, H=1.70, WB=2.69, face="truck hex", tail="block", nose="suv", wheel=five(0.036), archflat=True, cladband=0.075, kick=(2.5, 0.16), cpillar=0.16)
family("nissan-rogue", "suv-2row", SUV, L=4.69, W=1.84, H=1.69, WB=2.705, face="vee", tail="wrap", wheel=vee())
family("ford-escape", "suv-2row", SUV, L=4.59, W=1.88, H=1.66, WB=2.71, face="trapeze", tail="block", nose="round", zn=0.88, tumble=0.34, wheel=ten(), cladheight=0.12)
family("chevrolet-equinox", "suv-2row", SUV, L=4.65, W=1.845, H=1.66, WB=2.725, face="low lamps", tail="wrap", kick=(2.5, 0.18), wheel=twin())
family("subaru-forester", "suv-2row", SUV, L=4.63, W=1.815, H=1.73, WB=2.67, face="hex", tail="block", tumble=0.22, bars=True, rails="plastic", wheel=five(0.03, "grey"), zc=1.10, dlolow=0.02)
family("mazda-cx-5", "suv-2row", SUV, L=4.55, W=1.84, H=1.68, WB=2.70, FO=0.92, face="wing", tail="slim", cowl=0.54, header=1.36, nose="shark", tumble=0.36, rails=None, cladheight=0.16, wheel=ten("grey"))
family("hyundai-tucson", "suv-2row", SUV, L=4.48, W=1.85, H=1.65, WB=2.67, face="wide", tail="bar", wheel=turbine(), kick=(2.45, 0.12))
family("volkswagen-tiguan", "suv-2row", SUV, L=4.70, W=1.84, H=1.67, WB=2.79, face="wide", tail="wrap", zn=1.0, zc=1.11, nose="suv", tumble=0.24, waist=0.92, wheel=five(0.028), cladband=0.04)
family("audi-q5", "suv-2row", SUV, L=4.68, W=1.89, H=1.66, WB=2.82, FO=0.88, face="single", tail="block", zn=0.96, cowl=0.54, header=1.34, waist=0.92, tumble=0.34, cladheight=0.09, cladband=0.03, wheel=five(0.026), gate=(0.80, 0.58, 1.6))
family("bmw-x5", "suv-2row", SUV, L=4.93, W=2.0, H=1.755, WB=2.975, FO=0.87, R=0.385, face="split", tail="el", zn=1.02, cowl=0.66, header=1.48, nose="shark", cladheight=0.10, cladband=0.03, wheel=vee(), doors=[0.70, 1.76, 2.80], pillars=[(1.73, 0.035, 0.02), (2.68, 0.025, 0.12)])
family("volvo-xc60", "suv-2row", SUV, L=4.69, W=1.90, H=1.66, WB=2.865, FO=0.86, face="oval", tail="tall", cowl=0.56, header=1.36, zn=0.96, tumble=0.34, wheel=five(0.024), cladband=0.03)
family("lexus-rx", "suv-2row", SUV, L=4.89, W=1.895, H=1.70, WB=2.79, face="spindle", tail="el", kick=(2.4, 0.22), cpillar=0.22, tumble=0.34, rails=None, wheel=ten("bright"))
family("jeep-grand-cherokee", "suv-2row", SUV, L=4.83, W=1.945, H=1.77, WB=2.915, FO=0.87, R=0.385, face="slots", tail="wrap", zn=1.06, zc=1.17, cowl=0.58, header=1.34, nose="suv", tumble=0.28, archflat=True, wheel=five(0.032), rails="satin", doors=[0.66, 1.70, 2.74], pillars=[(1.67, 0.035, 0.02), (2.62, 0.025, 0.10)])
# ---- three-row SUVs
family("toyota-highlander", "suv-3row", SUV3, L=4.92, W=1.93, H=1.73, WB=2.83, face="trapeze", tail="wrap", kick=(2.6, 0.10), wheel=five(0.03))
family("honda-pilot", "suv-3row", SUV3, L=4.97, W=1.995, H=1.79, WB=2.82, face="bar", tail="el", wheel=twin())
family("ford-explorer", "suv-3row", SUV3, L=5.03, W=2.0, H=1.78, WB=2.87, face="wide", tail="block", wheel=five(0.034), blackpillars=True, nose="suv")
family("kia-sorento", "suv-3row", SUV3, L=4.79, W=1.89, H=1.69, WB=2.78, face="wing", tail="wrap", wheel=turbine())
family("gmc-acadia", "suv-3row", SUV3, L=4.92, W=1.915, H=1.68, WB=2.86, face="upright", tail="block", wheel=six())
family("buick-enclave", "suv-3row", SUV3, L=5.18, W=2.0, H=1.775, WB=3.07, face="oval", tail="bar", nose="round", tumble=0.34, wheel=ten("bright"))
family("acura-mdx", "suv-3row", SUV3, L=4.98, W=1.96, H=1.71, WB=2.82, face="single", tail="el", kick=(2.6, 0.12), wheel=ten("grey"))
family("toyota-4runner", "suv-3row", SUV3, L=4.83, W=1.925, H=1.81, WB=2.79, FO=0.90, R=0.39, face="truck hex", tail="block", zn=1.08, zc=1.20, cowl=0.56, header=1.16, tumble=0.24, zr=0.32, wheel={**six("grey"), "tread": "terrain"}, fogs=[(0.74, 0.54, 0.04)])
family("chevrolet-tahoe", "suv-3row", SUV3, L=5.18, W=2.045, H=1.90, WB=2.95, FO=0.98, R=0.405, face="truck split", tail="post", nose="truck", zn=1.16, zc=1.27, zd=1.27, zt=1.22, cowl=0.46, header=1.10, zh=1.80, zrr=1.82, tumble=0.18, zr=0.30, clad=False, wheel=six("bright"), rear=3.80, back=3.94, gate=(0.80, 0.64, 1.84))
family("chevrolet-suburban", "suv-3row", SUV3, L=5.73, W=2.06, H=1.92, WB=3.41, FO=0.98, R=0.405, face="truck split", tail="post", nose="truck", zn=1.17, zc=1.28, zd=1.28, zt=1.23, cowl=0.46, header=1.10, zh=1.82, zrr=1.84, tumble=0.18, zr=0.30, clad=False, wheel=six("bright"), rear=4.34, back=4.48, gate=(0.80, 0.64, 1.86), doors=[0.58, 1.64, 2.76], pillars=[(1.61, 0.035, 0.0), (2.74, 0.05, 0.0)])
# ---- off-roaders
family("jeep-wrangler", "off-roader", OFFROADER)
family("ford-bronco", "off-roader", OFFROADER, L=4.45, W=1.84, H=1.83, WB=2.95, FO=0.74, R=0.41, face="bronco", tail="post", fenders=None, clad=True, cladheight=0.06, cladband=0.07, flare=0.03, wheelin=0.0, zn=1.16, slots=None, wheel={**six("black"), "tread": "knobby"})
# ---- pickups
family("ford-f-150", "pickup-crew", PICKUP, face="truck bars", tail="truck")
family("chevrolet-silverado-1500", "pickup-crew", PICKUP, L=5.89, W=2.06, H=1.99, WB=3.74, face="truck split", tail="truck", wheel=five(0.04))
family("ram-1500", "pickup-crew", PICKUP, L=5.91, W=2.06, H=1.97, WB=3.67, face="truck mesh", tail="truck", cornerr=0.28, nose="suv", zn=1.14, wheel=twin("bright", 5))
family("toyota-tacoma", "pickup-crew", MIDCREW)
family("gmc-sierra-2500", "pickup-crew", PICKUP, L=6.08, W=2.06, H=2.03, WB=3.90, R=0.42, face="truck tall", tail="truck", zn=1.28, zc=1.34, hoodbulge=0.05, wheel=six("bright"), mirror=(0.22, 0.30))
# ---- minivans and vans
family("toyota-sienna", "minivan", MINIVAN, L=5.10, face="wide", tail="wrap", wheel=five(0.03))
family("honda-odyssey", "minivan", MINIVAN, L=5.16, face="bar", tail="bar", kick=(2.6, 0.06), wheel=twin("grey"))
family("chrysler-pacifica", "minivan", MINIVAN, L=5.18, W=2.02, face="slim", tail="slim", wheel=ten())
family("ford-transit", "cargo-van", CARGO)
# ---- coupes and sports cars
family("ford-mustang", "coupe", COUPE, face="shark", tail="three")
family("chevrolet-corvette", "sports", SPORTS, L=4.50, face="exotic", tail="el", cowl=0.74, header=1.50, peak=2.0, rear=2.45, back=3.24, doors=[0.80, 1.98], dloend=((2.44, 0.8), (2.26, 1.3)), seatrows=[1.72], nose="wedge", kick=(3.0, 0.0))
family("dodge-challenger", "coupe", COUPE, L=5.02, W=1.925, H=1.45, WB=2.95, face="muscle", tail="muscle", zn=0.88, cowl=0.84, nose="classic", tumble=0.42, R=0.36, wheel=five(0.034, "grey"), tailtype="classic")
family("mazda-mx-5", "convertible", CONVERTIBLE)
family("tesla-model-y", "ev-crossover", EV, L=4.75, W=1.92, H=1.625, WB=2.89, face="closed", tail="el", zn=0.80)
