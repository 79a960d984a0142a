import * as z from 'zod/mini'
import {
  accountPatch,
  changePasswordForm,
  confirmPasswordForm,
  forgotPasswordForm,
  languagePatch,
  passwordForm,
  resetPasswordForm,
  secondFactorForm,
} from '@/domain/account'
import { localeQuery } from '@/domain/locale-query'
import { loginForm } from '@/domain/login'
import {
  accountResponse,
  colleagueResponse,
  recoveryCodesResponse,
  secondFactorKeyResponse,
  sessionResponse,
} from '@/domain/responses/account'
import { idResponse, successResponse } from '@/domain/responses/common'
import { defineRoute, named } from '../http/define-route'
import { success } from '../http/responses'
import { listColleagues, resetColleagueSecondFactor } from './colleagues'
import {
  changeAccount,
  changeLanguage,
  changeOwnPassword,
  getAccount,
  provePassword,
  signOutEverywhere,
} from './own-account'
import { requestReset, resetPassword } from './reset-password'
import { beginSecondFactor, confirmSecondFactor, removeOwnSecondFactor } from './second-factor'
import { expiredSessionCookie, logIn, logOut, toSessionDto } from './session'
import { confirmPassword } from './step-up'

const session = named('Session', sessionResponse)
const account = named('Account', accountResponse)
const done = named('Success', successResponse)

export const accountRoutes = [
  defineRoute('POST', '/api/admin/login', {
    summary: 'Logs in',
    access: 'anyone',
    body: named('LoginForm', loginForm),
    response: session,
    errors: [401, 429],
    handle: async ({ req, body }) => {
      const { session, cookies } = await logIn(req, body)
      const response = Response.json(session)
      for (const cookie of cookies) response.headers.append('Set-Cookie', cookie)
      return response
    },
  }),
  // Open to editors too: /admin-login sends them on to the panel.
  defineRoute('GET', '/api/admin/check-auth', {
    summary: 'Returns the account of the session',
    access: 'session',
    isOpenBeforeSetUp: true,
    response: session,
    handle: ({ user }) => toSessionDto(user),
  }),
  defineRoute('POST', '/api/admin/logout', {
    summary: 'Logs out',
    access: 'anyone',
    response: done,
    handle: async ({ req }) =>
      Response.json(success, { headers: { 'Set-Cookie': await logOut(req) } }),
  }),
  defineRoute('POST', '/api/admin/confirm-password', {
    summary: 'Confirms the password for the session',
    access: 'session',
    isOpenBeforeSetUp: true,
    body: named('ConfirmPasswordForm', confirmPasswordForm),
    response: done,
    errors: [429],
    handle: async ({ req, user, body }) => {
      await confirmPassword(req, user, body)
      return success
    },
  }),
  defineRoute('POST', '/api/admin/forgot-password', {
    summary: 'Mails a password reset link',
    access: 'anyone',
    limit: 'passwordResets',
    query: localeQuery,
    body: named('ForgotPasswordForm', forgotPasswordForm),
    response: done,
    handle: ({ query, body }) => {
      requestReset(body, query.locale)
      return success
    },
  }),
  defineRoute('POST', '/api/admin/reset-password', {
    summary: 'Sets a new password with the token of a reset link',
    access: 'anyone',
    limit: 'newPasswords',
    body: named('ResetPasswordForm', resetPasswordForm),
    response: done,
    errors: [409],
    handle: async ({ body }) => {
      await resetPassword(body)
      return success
    },
  }),
  defineRoute('GET', '/api/admin/account', {
    summary: 'Returns the account that is logged in',
    access: 'session',
    isOpenBeforeSetUp: true,
    response: account,
    handle: ({ user }) => getAccount(user),
  }),
  defineRoute('PATCH', '/api/admin/account', {
    summary: "Changes the user's own e-mail address",
    access: 'session',
    // Anyone with access to the mailbox can set a new password.
    needsRecentPassword: true,
    body: named('AccountPatch', accountPatch),
    response: account,
    errors: [409],
    handle: ({ user, body }) => changeAccount(user, body),
  }),
  defineRoute('PATCH', '/api/admin/account/language', {
    summary: 'Sets the language of the dashboard',
    access: 'session',
    isOpenBeforeSetUp: true,
    body: named('LanguagePatch', languagePatch),
    response: account,
    handle: ({ user, body }) => changeLanguage(user, body),
  }),
  defineRoute('POST', '/api/admin/account/password', {
    summary: "Changes the user's own password",
    access: 'session',
    body: named('ChangePasswordForm', changePasswordForm),
    response: done,
    errors: [409, 429],
    handle: async ({ req, user, body }) => {
      await changeOwnPassword(req, user, body)
      return success
    },
  }),
  defineRoute('POST', '/api/admin/account/end-sessions', {
    summary: "Ends all of the user's sessions",
    access: 'session',
    isOpenBeforeSetUp: true,
    response: done,
    handle: async ({ user }) => {
      await signOutEverywhere(user)
      return Response.json(success, { headers: { 'Set-Cookie': await expiredSessionCookie() } })
    },
  }),
  defineRoute('POST', '/api/admin/second-factor/enrol', {
    summary: 'Starts the set-up of a second factor',
    access: 'session',
    isOpenBeforeSetUp: true,
    needsRecentPassword: true,
    response: named('SecondFactorKey', secondFactorKeyResponse),
    errors: [409],
    handle: ({ user }) => beginSecondFactor(user),
  }),
  defineRoute('POST', '/api/admin/second-factor/confirm', {
    summary: 'Turns the second factor on',
    access: 'session',
    isOpenBeforeSetUp: true,
    needsRecentPassword: true,
    body: named('SecondFactorForm', secondFactorForm),
    response: named('RecoveryCodes', recoveryCodesResponse),
    handle: ({ user, body }) => confirmSecondFactor(user, body.code),
  }),
  defineRoute('POST', '/api/admin/second-factor/disable', {
    summary: 'Turns the second factor off',
    access: 'session',
    body: named('PasswordForm', passwordForm),
    response: done,
    errors: [429],
    handle: async ({ req, user, body }) => {
      await provePassword(req, user, body.password)
      await removeOwnSecondFactor(user)
      return success
    },
  }),
  defineRoute('GET', '/api/admin/users', {
    summary: 'Lists the accounts',
    access: 'admin',
    response: z.array(named('Colleague', colleagueResponse)),
    handle: listColleagues,
  }),
  defineRoute('POST', '/api/admin/users/{id}/reset-second-factor', {
    summary: "Removes another account's second factor",
    access: 'admin',
    needsRecentPassword: true,
    response: named('Id', idResponse),
    handle: ({ id }) => resetColleagueSecondFactor(id),
  }),
] as const
