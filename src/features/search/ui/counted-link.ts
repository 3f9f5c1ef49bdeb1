/** A link with how many are for sale behind it. `nofollow` where no crawler should go. */
export type CountedLink = {
  readonly href: string;
  readonly label: string;
  readonly count: number;
  readonly nofollow?: boolean;
};
