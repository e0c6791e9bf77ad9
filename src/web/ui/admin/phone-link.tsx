import type { ReactNode } from 'react'
import { formatPhone } from '~/domain/place/format-phone'
import { telAddress } from '../frame/person-links'

/** A telephone number that a press dials; « +33 (0)4 72… » as it is dialled, without its second nought. */
export const PhoneLink = ({ phone, children }: { phone: string; children?: ReactNode }) => (
  <a href={telAddress(formatPhone(phone))}>{children ?? formatPhone(phone)}</a>
)
