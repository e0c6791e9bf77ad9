import { codeOf, partOf } from '~/domain/error'

/**
 * What no database takes: U+0000 or half a surrogate pair, which JSON can spell and people cannot type, or a
 * number or a day beyond every column (SQLSTATE character_not_in_repertoire, untranslatable_character,
 * invalid_text_representation, numeric_value_out_of_range, datetime_field_overflow).
 */
export function isUnstorable(error: unknown): boolean {
  const code = codeOf(error)
  return (
    /^(22021|22P05|22003|22008)$/.test(code) ||
    (code === '22P02' && /Unicode/.test(String(partOf(error, 'detail'))))
  )
}
