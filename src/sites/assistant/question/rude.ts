import { anyOf } from '~/domain/text/any-of'

const RUDE = anyOf(
  /\b(nul(le)?s?|voleu\w+|escrocs?|arnaqu\w+|charlots?|merde|merdique|degueu\w*|connards?|cons?)\b/,
  /\b(conne|salauds?|bande d\w*|incapables?|imbeciles?|idiote?s?|debiles?|abrutie?s?)\b/,
  /\b((ta|vos) gueules?|fdp|ntm|pute|bouffons?|minables?|ser(s|vez) a rien|putain|foutre|encul\w*)\b/,
  /\b(honteu\w*)\b/,
)

/** Whether somebody only lets off steam. @param text as `readFor` makes it */
export const isRude = (text: string): boolean => RUDE.test(text)
