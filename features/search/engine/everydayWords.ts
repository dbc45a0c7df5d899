import {indexTerm} from './terms';

// cspell:disable
// What applications are about. Readers name what theirs has, the samples name what ours have: both say nothing of the
// question. Words that the libraries use in another sense (order, member, visitor, driver) are not here.
const ofProjects = `
accountant accountants airline airlines airport album albums animal animals apartment apartments appointment
appointments april article articles artist artists august author authors bakery bank banks barcode beer
bicycle bike bikes bill bills birthday blog boat boats book booking bookings books boss bottle boy bus buses
business buyer buyers camera cameras car cargo carrier carriers cars cart carts catalogue cattle ceo cheque
church cinema cities citizen citizens city classroom clinic club clubs coach coffee colleague colleagues
college community companies company concert concerts conference contestant countries country courier
couriers course courses cow cows crew cruise customer customers dealer dealers december deliveries delivery
dentist department departments depot depots discount doctor doctors dog dogs donation donations donor email
emails employee employees employer exam exams exhibition families family farm farmer farmers february
festival film films finance firm flight flights flower food football freight friend friends furniture game
games garage garden girl guest guests guitar hall harvest holiday horse horses hospital hospitals hotel
hotels house household houses insurance interview inventory invoice invoices january journal july june kid
kids kiosk kitchen laboratory landlord landlords lawyer lecture lectures lesson lessons letter letters
librarian library loan loans magazine mail mails march marketing mayor meal meals medicine meeting meetings
merchant midnight mortgage movie movies museum museums music newsletter newspaper nightly november nurse
nurses october office offices opera parcel parcels parking passport passports patient patients pay payment
payments payroll payslip payslips people person personnel persons pet pets pharmacy phone phones
photographer pizza poem police prescription price prices priest product products purchase purchases radio
railway receipt receipts refund refunds region regions rental reservation reservations restaurant
restaurants river room rooms sailor salaries salary sale sales salesman school schools seller sellers sensor
sensors september ship shipment shipments ships shirt shirts shoe shoes shop shopper shops sister ski sku
song songs staff station stations street student students studio supermarket supplier suppliers surgery tax
taxes taxi tea teacher teachers team teams theater theatre ticket tickets timetable tour tourist tours town
toy toys tractor train trains trip trips truck trucks university van vehicle vehicles venue vessel vet
village voucher vouchers voyage voyages waiter ward wards warehouse warehouses weather wedding welcome wine
winner workshop zoo
`;

// Words of conversation, which no title has and every question may have.
const ofConversation = `
accidentally actually afterwards always annoyed anybody anyone anything anyway avoid bad basically behind
big bigger cannot cause certain colleague complain complains correct correctly currently damn different
directly does doing done easily easy else entire entirely especially eventually everybody everyone
everything exactly figure figures finally fine getting give goes going gone good guy happen happened
happening happens having idea keep keeps kind know last later least less let like little long look looking
lot lots made make makes making maybe mean means middle month more most much need needed needs never nice
nobody now often only ours own people perhaps please possible probably problem problems properly put quick
quicker quickly quite real really reason right same say says second see seems several shall should show
shows simple simply since slow somebody somehow someone something sometimes soon sort still stuff stupid
such suddenly sure take taken takes tell thing things think third though together told too tried try trying
twice two until use used user users using usually very want wanted wants way weird well went whole why
without wonder work working works would wrong yesterday yet
`;
// cspell:enable

const everyday = new Set(
  `${ofProjects}${ofConversation}`
    .trim()
    .split(/\s+/)
    .flatMap((word) => indexTerm(word) ?? []),
);

/** Whether a term of the index says little about what the reader wants to know. */
export function isEveryday(term: string): boolean {
  return everyday.has(term);
}
