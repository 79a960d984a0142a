import { describe, expect, test } from 'vitest'
import {
  breadcrumbData,
  donationData,
  eventData,
  organizationData,
  serializeData,
} from './structured-data'

const SITE = 'https://example.org'

const foundation = {
  siteUrl: SITE,
  name: 'Manavta Foundation',
  logoPath: '/brand/icon-512.png',
  imagePath: '/share/en/home.jpg?a1',
  description: 'A foundation in a village.',
  motto: 'Humanity is Supreme',
  foundedYear: 2019,
  address: null,
  phone: null,
  email: null,
  profiles: [null, null],
}

describe('the foundation', () => {
  test('is an NGO with founding year, logo and a way to donate', () => {
    expect(organizationData(foundation)).toMatchObject({
      '@context': 'https://schema.org',
      '@type': 'NGO',
      '@id': 'https://example.org/#foundation',
      foundingDate: '2019',
      logo: 'https://example.org/brand/icon-512.png',
      image: 'https://example.org/share/en/home.jpg?a1',
      potentialAction: {
        '@type': 'DonateAction',
        target: { urlTemplate: 'https://example.org/donate' },
      },
    })
  })

  test('omits what is not published', () => {
    const data = organizationData(foundation)
    // No setting says where the foundation works.
    for (const name of ['address', 'telephone', 'email', 'sameAs', 'areaServed']) {
      expect(data).not.toHaveProperty(name)
    }
  })

  test('includes what is published', () => {
    const data = organizationData({
      ...foundation,
      address: 'Village Rampur',
      email: 'office@example.org',
      profiles: [null, 'https://youtube.com/@x'],
    })
    expect(data).toMatchObject({
      address: { '@type': 'PostalAddress', streetAddress: 'Village Rampur' },
      email: 'office@example.org',
      sameAs: ['https://youtube.com/@x'],
    })
  })
})

test('a donation goes to the foundation', () => {
  const url = `${SITE}/hi/donate`
  expect(donationData({ siteUrl: SITE, url, name: 'Manavta' })).toMatchObject({
    '@type': 'DonateAction',
    target: { '@type': 'EntryPoint', urlTemplate: url },
    recipient: { '@id': 'https://example.org/#foundation', name: 'Manavta' },
  })
})

test('breadcrumbs count from 1', () => {
  const data = breadcrumbData([
    { name: 'Home', url: SITE },
    { name: 'About Us', url: `${SITE}/about` },
  ])
  expect(data.itemListElement).toEqual([
    { '@type': 'ListItem', position: 1, name: 'Home', item: SITE },
    { '@type': 'ListItem', position: 2, name: 'About Us', item: `${SITE}/about` },
  ])
})

describe('an event', () => {
  const event = {
    siteUrl: SITE,
    name: 'Yoga morning',
    startDate: '2030-01-01T01:30:00.000Z',
    location: null,
    url: `${SITE}/activities#1`,
    imageUrl: '/media/yoga-800x450.webp',
    organizer: 'Manavta',
  }

  test('has a date, and a full address for its picture', () => {
    expect(eventData(event)).toMatchObject({
      '@type': 'Event',
      startDate: '2030-01-01T01:30:00.000Z',
      image: 'https://example.org/media/yoga-800x450.webp',
    })
    expect(eventData(event)).not.toHaveProperty('location')
  })

  test('has a place if it is known', () => {
    expect(eventData({ ...event, location: 'School ground' })).toMatchObject({
      location: { '@type': 'Place', name: 'School ground' },
    })
  })
})

test('no text of an editor can close the script tag or open another', () => {
  const data = { name: '</script><script>alert(1)</script><!--' }
  const text = serializeData(data)
  expect(text).not.toContain('<')
  expect(JSON.parse(text)).toEqual(data)
})
