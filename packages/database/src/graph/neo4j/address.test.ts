// The address of a graph server in its parts.
import { expect, it } from 'vitest';
import { addressParts } from './address.ts';

it.each([
  ['bolt://localhost:7687', { uri: 'bolt://localhost:7687' }],
  ['neo4j+s://a:b%40c@host', { uri: 'neo4j+s://host', user: 'a', password: 'b@c' }],
  ['neo4j://a@host:1/people', { uri: 'neo4j://host:1', user: 'a', database: 'people' }],
])('[G15] reads %s', (uri, parts) => {
  expect(addressParts({ uri })).toMatchObject(parts);
});

it('[G15] puts what is given beside the address first', () => {
  const given = { uri: 'bolt://a:b@host/c', user: 'd', password: 'e', database: 'f' };
  expect(addressParts(given)).toEqual({ ...given, uri: 'bolt://host' });
});
