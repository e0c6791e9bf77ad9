import { dialled, telephoneWords } from '../words/telephone-words'

/** The number, to be dialled where it can be; nothing without one. */
export function TelephoneLink({ telephone, className }: { telephone: string | null; className?: string }) {
  if (!telephone?.trim()) return null
  const number = dialled(telephone)
  if (!number) return <span className={className}>{telephoneWords(telephone)}</span>
  return (
    <a href={`tel:${number}`} className={className}>
      {telephoneWords(telephone)}
    </a>
  )
}
