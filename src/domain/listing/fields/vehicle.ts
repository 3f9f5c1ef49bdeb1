import { EXTERIOR_COLORS, INTERIOR_COLORS } from '#domain/colors.ts';
import { makesFor } from '#domain/data/make-lists.ts';
import type { VehicleType } from '#domain/enums.ts';
import {
  BODY_LABELS,
  DRIVE_LABELS,
  FUEL_LABELS,
  TRANSMISSION_LABELS,
  toOptions,
  VEHICLE_SOURCE_LABELS,
  VEHICLE_TYPE_LABELS,
} from '#domain/labels.ts';
import { US_STATES } from '#domain/us-states.ts';
import { type Answers, textAnswer } from '../answers.ts';
import { line, oneOf, vin, wholeNumber, year } from './rules.ts';
import type { Field } from './types.ts';

const VEHICLE = ['VEHICLE'] as const;
const types = toOptions(VEHICLE_TYPE_LABELS);
const sources = toOptions(VEHICLE_SOURCE_LABELS);
const states = US_STATES.map((state) => ({ value: state.code, label: state.name }));
const bodies = toOptions(BODY_LABELS);
/** PETROL is another country's word for gasoline: read, never offered. */
const fuels = toOptions(FUEL_LABELS);
const offeredFuels = fuels.filter((fuel) => fuel.value !== 'PETROL');
const drives = toOptions(DRIVE_LABELS);
const transmissions = toOptions(TRANSMISSION_LABELS);

const vehicleType = (answers: Answers): VehicleType => (textAnswer(answers, 'vehicleType') || 'CARS') as VehicleType;
const isCar = (answers: Answers) => vehicleType(answers) === 'CARS';
const hasHours = (answers: Answers) => vehicleType(answers) === 'BOATS';
/** 1901 to next year: a model year begins in the autumn before. */
const vehicleYears = () => ({ min: 1901, max: new Date().getUTCFullYear() + 1 });
const otherMake = (answers: Answers) => textAnswer(answers, 'make') === 'OTHER';

/** What the vehicle is: from its kind down to its engine. */
export const VEHICLE_FIELDS = [
  {
    id: 'vehicleType',
    kind: 'tiles',
    label: 'What do you have?',
    options: types,
    rule: oneOf(types),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
  },
  {
    id: 'source',
    kind: 'choice',
    label: 'How we know this vehicle',
    options: sources,
    rule: oneOf(sources),
    required: true,
    categories: VEHICLE,
    privacy: 'hidden',
  },
  {
    id: 'vin',
    kind: 'vin',
    label: 'VIN',
    hint: '17 characters, on the dash by the windshield, the driver’s door frame, or your insurance card.',
    rule: vin,
    required: false,
    categories: VEHICLE,
    privacy: 'hidden',
  },
  {
    id: 'licensePlate',
    kind: 'text',
    label: 'License plate',
    rule: line(10),
    required: false,
    categories: VEHICLE,
    privacy: 'hidden',
  },
  {
    id: 'plateState',
    kind: 'select',
    label: 'Plate state',
    options: states,
    rule: oneOf(states),
    required: false,
    categories: VEHICLE,
    privacy: 'hidden',
  },
  {
    id: 'year',
    kind: 'year',
    label: 'Model year',
    factLabel: 'Year',
    rule: year(vehicleYears),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'make',
    kind: 'select',
    label: 'Make',
    options: (answers: Answers) => makesFor(vehicleType(answers)),
    rule: line(40),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
  },
  {
    id: 'makeCustom',
    kind: 'text',
    label: 'Make, in your words',
    rule: line(40),
    required: true,
    when: otherMake,
    categories: VEHICLE,
    privacy: 'public',
  },
  {
    id: 'model',
    kind: 'suggest',
    label: 'Model',
    hint: 'Without the trim: “Accord”, not “Accord EX-L”.',
    rule: line(60),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
  },
  {
    id: 'trim',
    kind: 'suggest',
    label: 'Trim',
    hint: 'Usually on a badge at the back, for example LX, XLT or Limited. Leave it empty if you are not sure.',
    rule: line(60),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'body',
    kind: 'tiles',
    label: 'Body style',
    options: bodies,
    rule: oneOf(bodies),
    required: true,
    when: isCar,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'exteriorColor',
    kind: 'color',
    label: 'Outside color',
    options: EXTERIOR_COLORS,
    rule: oneOf(EXTERIOR_COLORS),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'interiorColor',
    kind: 'color',
    label: 'Inside color',
    options: INTERIOR_COLORS,
    rule: oneOf(INTERIOR_COLORS),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'fuel',
    kind: 'choice',
    label: 'Fuel',
    options: offeredFuels,
    rule: oneOf(fuels),
    required: true,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'transmission',
    kind: 'choice',
    label: 'Transmission',
    options: transmissions,
    rule: oneOf(transmissions),
    required: true,
    when: (answers: Answers) => vehicleType(answers) !== 'BOATS',
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'drivetrain',
    kind: 'choice',
    label: 'Drive',
    options: drives,
    rule: oneOf(drives),
    required: true,
    when: isCar,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'engine',
    kind: 'text',
    label: 'Engine',
    hint: 'For example “2.5 L 4-cylinder” or “V8 turbo”.',
    rule: line(60),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'owners',
    kind: 'number',
    label: 'Owners so far, you included',
    factLabel: 'Owners',
    rule: wholeNumber({ min: 1, max: 20 }),
    required: false,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
  },
  {
    id: 'mileage',
    kind: 'number',
    label: 'Miles on the odometer',
    factLabel: 'Mileage',
    unit: 'miles',
    hint: 'Without tenths, as it reads today.',
    rule: wholeNumber({ min: 0, max: 999_999 }),
    required: true,
    when: (answers: Answers) => !hasHours(answers),
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
    edit: 'mileage',
  },
  {
    id: 'engineHours',
    kind: 'number',
    label: 'Engine hours',
    unit: 'hours',
    rule: wholeNumber({ min: 0, max: 99_999 }),
    required: true,
    when: hasHours,
    categories: VEHICLE,
    privacy: 'public',
    fact: 'vehicle',
    edit: 'mileage',
  },
] as const satisfies readonly Field[];
