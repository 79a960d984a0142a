import { describe, expect, test } from 'vitest'
import { refuseRemote } from './refuse-remote'

describe('refuseRemote', () => {
  test.each([
    'file:./data/site.db',
    'file:/data/site.db',
    'file:///data/site.db',
    'mongodb://127.0.0.1:27017/test',
    'mongodb://localhost/test?directConnection=true',
    'mongodb://user:secret@[::1]:27017/test',
    'mongodb://127.0.0.1:1,127.0.0.2:2/test',
  ])('accepts the local %s', (uri) => {
    expect(() => refuseRemote(uri)).not.toThrow()
  })

  test.each([
    '',
    'file:',
    'file://server/site.db',
    'libsql://127.0.0.1/site',
    'mongodb+srv://localhost/test',
    'mongodb://db.example.org/test',
    'mongodb://127.0.0.1.example.org/test',
    'mongodb://127.0.0.1,db.example.org/test',
    'mongodb://localhost:27017@db.example.org/test',
    'mongodb://localhost/@db.example.org/test',
    'mongodb://localhost/test?appName=a@db.example.org',
    'https://127.0.0.1/',
  ])('refuses %j', (uri) => {
    expect(() => refuseRemote(uri)).toThrow('only on a local database')
  })

  test('does not repeat the password', () => {
    const refuse = () => refuseRemote('mongodb://user:hunter2@db.example.org/test')
    expect(refuse).toThrow('db.example.org')
    expect(refuse).not.toThrow('hunter2')
  })
})
