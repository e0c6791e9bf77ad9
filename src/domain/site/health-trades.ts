/** Health: on such a site one may ask for no more than a time. A word of the trade begins so. */
export const HEALTH_TRADES =
  /\b(kine|masseur.kine|osteo|infirm|medecin|dentiste|orthophon|sage.femme|podolog|pedicure|psycho|orthopt|ergotherap|psychomot|dietetic|chiropract|pharmac|optic|audioproth)/
