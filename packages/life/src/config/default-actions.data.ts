// The actions of daily life as data: what they need, how long they take, what they do per minute.
import type { ActionSheet } from './world-config.ts';

export const DEFAULT_ACTIONS: Readonly<Record<string, ActionSheet>> = {
  eat: {
    durationRange: { min: 15, max: 60, default: 30 },
    perMinute: { satiety: 1.67, mood: 0.33 },
    requirements: { facilityTags: ['kitchen', 'restaurant'] },
    emoji: '🍽️',
    relieves: 'satiety',
    sociable: true,
  },
  sleep: {
    durationRange: { min: 30, max: 480, default: 480 },
    perMinute: { energy: 0.208, mood: 0.042 },
    requirements: { facilityTags: ['bedroom'] },
    emoji: '😴',
    relieves: 'energy',
    status: 'asleep',
  },
  toilet: {
    durationRange: { min: 3, max: 15, default: 5 },
    perMinute: { bladder: 20 },
    requirements: { facilityTags: ['toilet'] },
    emoji: '🚻',
    relieves: 'bladder',
  },
  work: {
    durationRange: { min: 30, max: 480, default: 240 },
    perMinute: { energy: -0.33, mood: -0.08 },
    requirements: { facilityTags: ['workspace'], employment: true },
    money: 'hourlyWage',
    emoji: '💼',
  },
  bathe: {
    durationRange: { min: 15, max: 60, default: 30 },
    perMinute: { hygiene: 3.33, mood: 0.5 },
    requirements: { facilityTags: ['bathroom', 'hotspring'] },
    emoji: '🛁',
    relieves: 'hygiene',
    sociable: true,
  },
  rest: {
    durationRange: { min: 10, max: 60, default: 30 },
    perMinute: { energy: 0.5, mood: 0.17 },
    emoji: '☕',
    relieves: 'mood',
    sociable: true,
  },
  talk: {
    fixed: true,
    duration: 5,
    effects: { mood: 20 },
    requirements: { nearNpc: true },
    emoji: '💬',
  },
  move: { fixed: true, duration: 0, effects: {}, emoji: '🚶' },
  thinking: { fixed: true, duration: 0, effects: {}, emoji: '🤔' },
  idle: { durationRange: { min: 1, max: 60, default: 15 }, emoji: '💭', sociable: true },
};

export const DEFAULT_DECAY: Readonly<Record<string, number>> = {
  satiety: 0.1,
  energy: 0.05,
  hygiene: 0.03,
  mood: 0.02,
  bladder: 0.15,
};
