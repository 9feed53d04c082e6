#!/bin/sh
# The voice of the screen reader: writes down what it says, with "+" where it begins and "." where it has come to the end,
# and takes as long as a voice that a practised listener has set to fast: 20 ms a letter. What cuts it off ends it.
printf '+%s\n' "$(printf %s "$1" | tr '\n' ' ')" >> "$HEARD"
sleep "$((${#1} * 20))e-3"
printf '.\n' >> "$HEARD"
