import { ImagePlus } from 'lucide-react'
import type { ComponentProps } from 'react'
import styles from './picture-input.module.css'

/** A choice of JPEG or PNG files, drawn as a button with these words. */
export const PictureInput = ({ id, children, ...input }: ComponentProps<'input'> & { id: string }) => (
  <span className={`press-over ${styles.picker}`}>
    <input {...input} id={id} type="file" accept=".jpg,.jpeg,.png" />
    <label htmlFor={id}>
      <ImagePlus aria-hidden size={18} /> {children}
    </label>
  </span>
)
