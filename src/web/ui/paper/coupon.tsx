import { Scissors } from 'lucide-react'
import type { ReactNode } from 'react'
import { ButtonLink } from '../actions/button'
import styles from './coupon.module.css'

interface CouponProps {
  title: ReactNode
  children: ReactNode
}

/** The last call to action of a page, on the night ground: a coupon whose stub leads to the simulator. */
export function Coupon({ title, children }: CouponProps) {
  return (
    <section className={styles.night} aria-labelledby="coupon-titre">
      <div className={styles.coupon}>
        <div className={`stack-16 ${styles.words}`}>
          <h2 id="coupon-titre">{title}</h2>
          <p>{children}</p>
        </div>
        <div className={styles.stub}>
          <Scissors aria-hidden size={20} className={styles.scissors} />
          <ButtonLink to="/simulateur">Tester mon éligibilité</ButtonLink>
          <p>Environ 2 minutes</p>
        </div>
      </div>
    </section>
  )
}
