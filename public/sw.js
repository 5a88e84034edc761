// Only `npm run dev` serves this file: the build puts the site's own service worker in its place
// (scripts/finish-export). Where the built site ran on the same port before, its worker would go on answering with old
// pages. This one takes over, forgets them and removes itself.
self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(removeOldPages()));

async function removeOldPages() {
  await self.registration.unregister();
  for (const name of await caches.keys()) await caches.delete(name);
  for (const client of await self.clients.matchAll({ type: 'window' })) client.navigate(client.url);
}
