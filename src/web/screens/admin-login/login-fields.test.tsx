// @vitest-environment jsdom

import { within } from '@testing-library/react'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { comesToLife } from '../../../../tests/support/comes-to-life'
import { LoginField, PasswordField } from './login-fields'

function Entry() {
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  return (
    <>
      <LoginField id="email" label="Adresse" value={email} onValue={setEmail} />
      <PasswordField id="password" label="Mot de passe" value={password} onValue={setPassword} />
      <output>{`${email} / ${password}`}</output>
    </>
  )
}

it('knows what a browser filled in before the page came to life', () => {
  const page = comesToLife(<Entry />, before => {
    for (const [n, field] of before.querySelectorAll('input').entries())
      field.value = ['lou@exemple.fr', 'une longue phrase'][n] ?? ''
  })
  expect(within(page).getByRole('status').textContent).toBe('lou@exemple.fr / une longue phrase')
})
