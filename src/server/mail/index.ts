export type Letter = {
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string;
};

/** Hands one letter to the outside: SMTP, or a file in the outbox folder. Rejects when it could not. */
export type Mailer = { send(letter: Letter): Promise<void>; close(): Promise<void> };
