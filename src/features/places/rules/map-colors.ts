export type MapColors = Readonly<
  Record<'water' | 'beyond' | 'land' | 'river' | 'county' | 'state' | 'region' | 'town' | 'city' | 'halo', string>
>;

/** Quiet enough that price tags lead; the same on pictures of the map and on the map that moves. */
export const MAP_COLORS: Readonly<Record<'light' | 'dark', MapColors>> = {
  light: {
    water: '#cfe1ee',
    beyond: '#ece9e1',
    land: '#f8f6f1',
    river: '#b5d2e5',
    county: '#e2ddd2',
    state: '#b5afa2',
    region: '#77705f',
    town: '#5a5f6b',
    city: '#16181d',
    halo: '#f8f6f1',
  },
  dark: {
    water: '#101d2a',
    beyond: '#191c21',
    land: '#23272d',
    river: '#1a3347',
    county: '#343a43',
    state: '#565d69',
    region: '#8b93a3',
    town: '#a5abb8',
    city: '#f1efea',
    halo: '#1a1d22',
  },
};
