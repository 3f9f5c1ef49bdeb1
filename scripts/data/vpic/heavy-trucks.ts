/** Chassis, buses and trucks over 14,000 lb, which the tables file beside pickups: nobody looks for them among cars. */
const HEAVY: Readonly<Record<string, RegExp>> = {
  Ford: /^(?:[A-Z]{1,4}\d{3,5}|B-\d+|F-(?:59|[6-8]\d)\d|E-550|Motorhome Chassis|Recreational Vehicle)$/,
  GMC: /^(?:Aluminum Tilt|Bus Chassis|[BCS]\d|Cruise Origin AV|Electric Vehicle|Forward Control|Heavy Conventional|Hi-Cube|Magna Van|Motorhome Chassis|P Truck Forward|Value Van)$/,
  Chevrolet:
    /^(?:3 ton|Aluminum Tilt|Bus Chassis|[BCS]\d|P6S|P - Series|Cutaway Chassis|Forward Control|Hearse\/Limo.*|Heavy Conventional|Hi-Cube|Military Truck|Motorhome Chassis)$/,
  'Mercedes-Benz': /^LP?S?\d{4}$/,
  Volvo: /^(?:Cab .*|F\d+ w\/.*|V[ST])$/,
  Hyundai: /^Xcient$/,
};

export const isHeavyTruck = (make: string, model: string): boolean => HEAVY[make]?.test(model) ?? false;
