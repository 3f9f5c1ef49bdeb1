/** Makes and models of which each is sold for its own price, in the names of adverts. */
const EXOTIC_MAKES = new Set(
  'ferrari lamborghini mclaren rollsroyce bugatti koenigsegg pagani lotus astonmartin bentley maybach spyker saleen fisker karma'.split(
    ' ',
  ),
);
const EXOTIC_MODELS: Readonly<Record<string, RegExp>> = {
  acura: /^nsx/,
  alfaromeo: /^(?:4c|8c)/,
  audi: /^r8/,
  bmw: /^(?:z8|i8|m1)$/,
  chrysler: /^prowler$/,
  dodge: /^(?:viper|demon)/,
  ford: /^gt$/,
  honda: /^nsx$/,
  lexus: /^lfa$/,
  mercedesbenz: /^(?:sls|slr|amggtblack|maybach)/,
  nissan: /^gtr$/,
  plymouth: /^prowler$/,
  porsche: /^(?:carreragt|918|959)/,
  tesla: /^roadster$/,
};

export const isExotic = (make: string, model: string): boolean =>
  EXOTIC_MAKES.has(make) || (EXOTIC_MODELS[make]?.test(model) ?? false);

/** What is sold by wheelbase, roof and body rather than by name. Small vans that families drive are not among them. */
const COMMERCIAL =
  /^(?:transit(?!connect)|etransit|promaster(?!city)|sprinter|express|savana|nv\d{3,4}|econoline|eseries|e[1-4]50|brightdrop|lcf|f[4-7]50|silverado[4-6]500|ram[45]500|[45]500$)|cutaway|chassis/;

export const isCommercial = (model: string): boolean => COMMERCIAL.test(model);
