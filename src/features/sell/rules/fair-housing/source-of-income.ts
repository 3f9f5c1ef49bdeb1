/**
 * States whose own law protects where a tenant's rent comes from, as of `checkedOn`. `vouchers` is false where courts or
 * the statute leave housing vouchers out or their cover is disputed; the sentence shown says so. Cities and counties have
 * laws of their own, and some of these laws exempt small owners: this table is a reminder, not advice. A state that is
 * not named has no such statewide law that we know of.
 *
 * Sources: each statute; the yearly compilation of the Poverty & Race Research Action Council (“Appendix B: State, Local,
 * and Federal Laws Barring Source-of-Income Discrimination”); for Delaware, National Low Income Housing Coalition on SB
 * 293 (vouchers from January 1, 2026); for Michigan, Michigan Legal Help (from April 2, 2025, five or more units).
 */
type IncomeLaw = { readonly law: string; readonly vouchers: boolean };

const covers = (law: string): IncomeLaw => ({ law, vouchers: true });
const partly = (law: string): IncomeLaw => ({ law, vouchers: false });

export const SOURCE_OF_INCOME = {
  checkedOn: '2026-11-23',
  states: {
    CA: covers('Cal. Gov. Code § 12955'),
    CO: covers('Colo. Rev. Stat. § 24-34-502'),
    CT: covers('Conn. Gen. Stat. § 46a-64c'),
    DC: covers('D.C. Code § 2-1402.21'),
    DE: covers('6 Del. C. § 4603'),
    HI: covers('Haw. Rev. Stat. ch. 515'),
    IL: covers('775 ILCS 5/3-102'),
    MA: covers('Mass. Gen. Laws ch. 151B, § 4'),
    MD: covers('Md. Code, State Gov’t § 20-705'),
    ME: partly('5 M.R.S. § 4582'),
    MI: covers('2024 Mich. Pub. Acts 178–179'),
    MN: partly('Minn. Stat. § 363A.09'),
    ND: covers('N.D. Cent. Code § 14-02.5-02'),
    NJ: covers('N.J. Stat. § 10:5-12'),
    NY: covers('N.Y. Exec. Law § 296'),
    OK: partly('Okla. Stat. tit. 25, § 1452'),
    OR: covers('Or. Rev. Stat. § 659A.421'),
    RI: covers('R.I. Gen. Laws § 34-37-4'),
    UT: covers('Utah Code § 57-21-5'),
    VA: covers('Va. Code § 36-96.3'),
    VT: covers('9 V.S.A. § 4503'),
    WA: covers('Wash. Rev. Code § 59.18.255'),
    WI: partly('Wis. Stat. § 106.50'),
  } as Readonly<Record<string, IncomeLaw>>,
} as const;

/** The law of a state on source of income; null where we know of none. */
export const incomeLawOf = (state: string): IncomeLaw | null => SOURCE_OF_INCOME.states[state] ?? null;
