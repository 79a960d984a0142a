// @vitest-environment jsdom
import { render, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { beforeEach, expect, test, vi } from 'vitest'
import { chromeContent } from '@/content/chrome'
import { toastsContent } from '@/content/toasts'
import { upiOption } from '@/domain/upi'
import { SiteHeader } from './site-header'

// Rendering whole dialogs is slow on a busy machine.
vi.setConfig({ testTimeout: 30_000 })

vi.mock('next/navigation', () => ({
  usePathname: () => '/about',
  useRouter: () => ({ push: vi.fn() }),
}))

const { header, mobileMenu, languageSwitch } = chromeContent.en
const { loggedOut, logoutFailed } = toastsContent.en
// The styles that make a backdrop clickable are not loaded here.
const user = userEvent.setup({ pointerEventsCheck: 0 })

const menu = () => screen.queryByRole('navigation', { name: mobileMenu.label })
const menuButton = () => screen.getByRole('button', { name: mobileMenu.open })

beforeEach(async () => {
  render(
    <>
      <SiteHeader
        locale="en"
        name="Sample Foundation"
        copy={{ header, mobileMenu, languageSwitch, homeLabel: 'Home', loggedOut, logoutFailed }}
        menu={[{ label: 'About', page: '/about' }]}
        menuFrom="narrow"
        more={[{ label: 'Transparency', page: '/transparency' }]}
        upi={upiOption({ upiId: 'sample@bank', payeeName: 'Sample Foundation' })}
      />
      <main>
        The page <a href="/donate">Read on</a>
      </main>
    </>,
  )
  await user.click(menuButton())
  expect(menu()).not.toBeNull()
})

test('Escape closes the menu and gives the focus back', async () => {
  await user.keyboard('{Escape}')
  expect(menu()).toBeNull()
  expect(document.activeElement).toBe(menuButton())
})

test('a tap outside closes the menu, one inside does not', async () => {
  await user.click(screen.getByRole('navigation', { name: mobileMenu.label }))
  expect(menu()).not.toBeNull()
  await user.click(screen.getByText('The page'))
  expect(menu()).toBeNull()
})

test('the focus that leaves the header closes the menu, which would cover it', async () => {
  const links = screen.getByRole('navigation', { name: mobileMenu.label }).querySelectorAll('a')
  links[links.length - 1]?.focus()
  expect(menu()).not.toBeNull()
  await user.tab()
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Read on' }))
  expect(menu()).toBeNull()
})

test('a dialog opened from the menu closes before it', async () => {
  const [, payByUpi] = screen.getAllByRole('button', { name: header.payByUpi })
  if (!payByUpi) throw new Error('The menu offers no payment by UPI')
  await user.click(payByUpi)
  // Its code is loaded only now.
  await user.click(await screen.findByRole('dialog', {}, { timeout: 20_000 }))
  expect(screen.queryByRole('dialog')).not.toBeNull()
  await user.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull())
  expect(menu()).not.toBeNull()
  expect(document.activeElement).toBe(payByUpi)
  await user.keyboard('{Escape}')
  expect(menu()).toBeNull()
})

test('the link to the other language takes the query along', async () => {
  history.replaceState(null, '', '/about?campaign=warm-winter')
  const link = screen.getByRole<HTMLAnchorElement>('link', { name: languageSwitch.label })
  // jsdom cannot navigate.
  link.addEventListener('click', (event) => event.preventDefault())
  await user.click(link)
  expect(new URL(link.href)).toMatchObject({
    pathname: '/hi/about',
    search: '?campaign=warm-winter',
  })
})
