/**
 * What programs call themselves. Search engines, link previews, monitors and libraries say so; whoever hides it is not
 * told apart here, and needs not be: the script that reports a view runs in browsers.
 */
const PROGRAMS =
  /bot\b|bot\/|crawl|spider|slurp|archiver|transcoder|preview|facebookexternalhit|embedly|whatsapp|telegram|slack|discord|skype|lighthouse|pagespeed|pingdom|uptime|monitor|headless|phantom|selenium|puppeteer|playwright|curl|wget|python|java\/|okhttp|go-http|node|axios|ruby|perl|php|libwww|httpclient|scrapy/i;

/** Whether a User-Agent belongs to a program rather than to somebody who looks. None at all is a program. */
export const isProgram = (userAgent: string | null | undefined): boolean =>
  !userAgent || userAgent.length < 12 || PROGRAMS.test(userAgent.slice(0, 400));
