"""Everything on this market that is not a car: by key, what builds it and from how far it is looked at."""

import bikes
import boats
import campers
import powersports

OTHERS = {
    "motorhome-a": dict(build=campers.motorhome_a, camera="far"),
    "motorhome-b": dict(build=campers.motorhome_b, camera="near"),
    "motorhome-c": dict(build=campers.motorhome_c, camera="far"),
    "travel-trailer": dict(build=campers.travel_trailer, camera="far"),
    "airstream-flying-cloud": dict(build=campers.silver_trailer, camera="far", painted=False, body="travel-trailer"),
    "fifth-wheel": dict(build=campers.fifth_wheel, camera="far"),
    "pop-up": dict(build=campers.pop_up, camera="near"),
    "truck-camper": dict(build=campers.truck_camper, camera="near"),
    "cruiser": dict(build=bikes.cruiser, camera="close"),
    "touring": dict(build=bikes.touring, camera="close"),
    "sport-bike": dict(build=bikes.sport, camera="close"),
    "standard": dict(build=bikes.standard, camera="close"),
    "adventure": dict(build=bikes.adventure, camera="close"),
    "dirt-bike": dict(build=bikes.dirt, camera="close"),
    "scooter": dict(build=bikes.scooter, camera="close"),
    "atv": dict(build=powersports.atv, camera="close"),
    "utv": dict(build=powersports.utv, camera="close"),
    "snowmobile": dict(build=powersports.snowmobile, camera="close"),
    "golf-cart": dict(build=powersports.golf_cart, camera="close"),
    "pwc": dict(build=boats.watercraft, camera="near"),
    "bowrider": dict(build=boats.bowrider, camera="far"),
    "fishing-boat": dict(build=boats.fishing_boat, camera="far"),
    "center-console": dict(build=boats.center_console, camera="far"),
    "pontoon": dict(build=boats.pontoon, camera="far"),
    "sailboat": dict(build=boats.sailboat, camera="far"),
}
