/**
 * What is true of a firm, in one place: everything that its site says is drawn from here.
 * The shape is that of the wire, names included, since it is kept and sent whole as one JSON value; it holds data only,
 * never HTML. Text that is missing is null, lists are empty.
 */
export interface SiteFacts {
  name: string
  /** As the owner says it (« coiffeur », « boulangerie »); themes and sentences look for the nearest they know. */
  trade: string
  /** As the registry abbreviates it: EI, SARL, SAS … */
  legal_form: string | null
  /** Nine digits. */
  siren: string | null
  legal: LegalFacts
  address: { street: string | null; postal_code: string | null; city: string | null }
  /** As it is dialled in France or abroad. */
  telephone: string | null
  email: string | null
  hours: OpeningHours[]
  /** Whether one comes by appointment; null where nobody said. */
  by_appointment: boolean | null
  /** What happens on public holidays; null: « à confirmer ». */
  public_holidays: 'open' | 'closed' | null
  closures: Closure[]
  services: Service[]
  area: { towns: string[]; radius_km: number | null }
  about: string | null
  /** A year, as text. */
  since: string | null
  /** Means of payment, as the owner names them. */
  payments: string[]
  qualifications: { name: string; number: string | null }[]
  /** Addresses of other pages of the firm (https). */
  links: string[]
  /** Who answers what the machine does not know: a name, a telephone or an e-mail. */
  assistant_contact: string | null
  /** What its owner answered to visitors’ questions, for the machine of the site; left out: nothing yet. */
  answers?: KnownAnswer[] | undefined
}

/** A question of a visitor, and what the firm answers to it. */
export interface KnownAnswer {
  question: string
  answer: string
}

/** What LCEN article 1-1 (6 III before) and the texts of the trade ask a publisher to say. */
export interface LegalFacts {
  /** As printed: « 8 000 € ». */
  capital: string | null
  registry: 'RCS' | 'RNE' | null
  registry_city: string | null
  vat_number: string | null
  publication_director: string | null
  /** Name and address of the consumer mediator (L616-1 C. conso.). */
  mediator: string | null
  /** The order or authority that a regulated trade answers to. */
  authority: string | null
  /** Professional insurance: insurer and territory covered. */
  insurance: string | null
}

/** One stretch of a week: ISO weekdays (1 is Monday), « HH:MM » in the firm's own time. */
export interface OpeningHours {
  days: Weekday[]
  opens: string
  /** At or before `opens`: it ends on the next day. */
  closes: string
  /** Left out: one just comes. */
  appointment?: Appointment | undefined
}

/** When one comes by appointment: in these hours, or in a day or a part of one without hours, whose times say nothing. */
export type Appointment = 'hours' | 'day' | DayPart

export type DayPart = 'morning' | 'noon' | 'afternoon' | 'evening'

export type Weekday = 1 | 2 | 3 | 4 | 5 | 6 | 7

/** Days on which the firm is shut, both included (YYYY-MM-DD). */
export interface Closure {
  from: string
  to: string
  reason: string | null
}

export interface Service {
  name: string
  detail: string | null
  /** Integer cents; null where no price is shown. */
  price_cents: number | null
  /** « À partir de ». */
  price_from: boolean
  /** « par heure », « la séance » … */
  unit: string | null
  vat: 'incl' | 'excl'
}
