/**
 * What words of a message are about, so that a model that has read "my cousin" and "Venmo" also knows "mi primo" and
 * "Cash App". A word is in one list at most; a star stands for any ending.
 */
export const CONCEPTS = {
  me: "i i'm i'll i've i'd im ill ive id me my mine myself yo mi mis",
  we: "we we're we'll we've us our",
  you: "you you're you'll your yours yourself youre tu usted su sus te",
  they: 'he she they him her them his their hers theirs el ella ellos',
  app: 'zelle venmo cashapp paypal chime applepay',
  bank: 'bank banks banker teller chase wells bofa usaa banco branch credit union navyfederal',
  hard: 'wire wired wiring western moneygram remitly swift iban mtcn giro routing transferencia',
  crypto: 'bitcoin bitcoins btc crypto usdt tether ethereum eth coinbase wallet usdc litecoin cripto binance',
  card: 'giftcard giftcards gift itunes steam vanilla razer googleplay prepaid scratch tarjeta tarjetas greendot sephora',
  check: "check checks cheque cheques cashier's cashiers certified draft cheque* casher casheirs giros",
  cash: 'cash efectivo bills hundreds twenties dinero',
  money: 'money fund funds amount balance sum payment payments pago dinero',
  deposit: 'deposit deposits deposito down payment retainer holding hold reserve apartar',
  fee: 'fee fees customs tax taxes charge charges insurance clearance processing activation tariff stamp duty seguro impuesto cargo',
  refund:
    'refund refunds refundable refunded reimburse reimbursed reimbursement return returned reversal reverse chargeback recall dispute devolver reembolso regresar',
  rest: 'rest difference remainder remaining surplus excess leftover overage overpaid overpayment extra additional resto diferencia sobrante change',
  send: 'send sends sending sent forward forwarded remit mail mailed mailing overnight fedex usps ups dhl envia enviar mandar manda envio mande',
  give: 'give gives share provide tell read text reply type paste snap screenshot pass dame dime comparte confirm submit fill upload complete enter',
  receive:
    'receive received receives get got getting arrive arrives arrived came comes recibir recibe recibes llega llego incoming',
  pay: 'pay pays paying paid pagar pago pague',
  code: 'code codes pin otp passcode digits digit number numbers sms verification verify verified verifying authentication authenticate codigo codigos token',
  real: 'real legit legitimate bot bots robot human fake fraud fraudulent genuine trust trusted trustworthy honest confianza',
  scam: 'scam scams scammer scammers scammed scamming estafa estafas phishing ripoff shady sketchy suspicious',
  account: 'account accounts profile listing ad post login password username cuenta contrasena log sign',
  suspend:
    'suspend suspended suspension locked limited restricted disabled expire expires expired removed deactivated deactivate flagged violation hold pending blocked',
  support:
    'support team department representative rep center agent office staff admin moderator service desk security compliance official soporte',
  upgrade: 'upgrade upgraded business commercial limit expand increase premium',
  email: 'email e-mail emails inbox spam junk gmail yahoo outlook hotmail correo mailbox icloud protonmail',
  link: 'link links url website site portal webpage page form click tap http https www com net enlace pagina',
  messenger:
    'whatsapp telegram signal viber wechat hangouts kik snapchat messenger facebook instagram fb ig imessage discord line skype wsp wasap watsap googlechat',
  phone: 'phone cell number call text mobile telefono celular llamame',
  kin: 'wife husband son daughter brother sister cousin uncle aunt mother father mom dad dad* nephew niece grandma grandpa grandmother grandfather fiance fiancee girlfriend boyfriend esposa esposo hijo hija hermano hermana primo tio papa mama parents inlaw',
  death:
    'died passed deceased late widow widower estate funeral cancer hospital surgery dying inheritance heir hospice divorce divorced loss grief ill sick terminal murio fallecio herencia',
  soldier:
    'military army navy marine marines airforce deployed deployment deploy stationed base sergeant sgt officer captain veteran soldier troops militar',
  away: 'overseas abroad offshore ship vessel rig travel traveling travelling trip mission missionary conference relocated relocating moved transfer transferred contract project assignment engineer country state town africa nigeria europe london germany canada philippines extranjero viaje fuera',
  mover:
    'mover movers shipper shippers hauler courier couriers carrier transporter driver agent logistics freight trucking pickup assistant secretary associate representative transportista chofer agente mudanza',
  ship: 'ship shipped shipping shipment deliver delivered delivery transport container crate freight package tracking parcel entrega',
  escrow:
    'escrow custody third-party thirdparty middleman intermediary protection guarantee guaranteed buyer-protection invoice fideicomiso',
  hold: 'held holds holding released release releases releasing',
  brand: 'ebay amazon google craigslist carvana autotrader carmax marketplace curbtag meta offerup',
  title:
    'title titles lien liens lienholder pinkslip registration dmv bill notarized notary signed titulo salvage rebuilt washed',
  noTitle: 'missing lost duplicate skip skipped jump jumped open without sin misplaced',
  keys: 'keys key llaves lockbox',
  home: 'apartment house home rent rental lease tenant landlord room unit condo move-in application landlord renta apartamento casa inquilino dueno owner property',
  view: 'view viewing see show showing tour inside walkthrough inspect inspection visit look ver verlo visita test drive',
  unseen: 'unseen pictures photos pics description condition satisfied fotos',
  meet: 'meet meeting met person face public parking lot police station mcdonalds starbucks walmart lobby daylight porch garage driveway persona estacionamiento',
  identity:
    'ssn social license licence passport selfie dob birthdate identity identification id ids birth credit background w2 paystub paystubs licencia pasaporte identidad seguro',
  urgent:
    'urgent urgently asap immediately now today tonight right away quick quickly hurry fast soon before deadline hoy ahora rapido ya urgente minutes hours',
  others: 'others another other people buyers interested offers someone first several many multiple otros interesados',
  kindly:
    'kindly dear sir madam greetings god bless blessed blessings thanks regards please favor dios bendiga amen hello friend ma sincerely',
  price: 'price asking offer offers obo negotiable lowest firm deal precio oferta value worth cheap',
  vehicleFact:
    'miles mileage odometer oil brakes tires engine transmission rust dent scratch leak battery belt millas motor llantas cluster rolled rollback',
  report: 'vin report history carfax autocheck vinaudit records vehicle-history reporte historial',
  job: 'job work employee hiring weekly salary commission earn income home-based reship receive packages part-time trabajo ganar percent paycheck payroll',
  charity: 'charity donate donation church orphanage pastor ministry mission orphan caridad donar',
  never: "never don't dont not no won't wont can't cant cannot isn't didn't doesn't wouldn't shouldn't nunca ni",
  only: 'only solely just unless except solo solamente',
  must: 'must need needs require requires required necesito hay necesita have has',
  if: 'if when once after until till cuando despues si hasta',
  yes: 'ok okay sure yes yeah yep sounds good great perfect claro bueno thanks thank gracias',
  question: 'what when where who how which why does is are can could would do que cuando donde cuanto',
  secure: 'secure secured safe safely safety protected encrypted seguro segura insured bonded licensed',
  swap: 'swap trade straight cambio exchange plus',
  dealerWord: 'dealer dealership dealers dealer* lot flipper flip private curbstone individual salesman',
  weekday:
    'monday tuesday wednesday thursday friday saturday sunday weekend tomorrow tonight afternoon morning noon evening lunes martes miercoles jueves viernes sabado domingo manana',
  thing:
    'couch sofa table bike boat trailer truck car mower dresser washer dryer bed rv camper motorcycle carro troca camioneta moto lancha',
} as const satisfies Readonly<Record<string, string>>;
